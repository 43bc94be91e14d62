import type { TierReward } from '#api/accumulated-recharge.ts';
import type { ShownTier } from '#shared/accumulated-recharge/accumulated-recharge.ts';
import { CountedMoney } from '#state/session/counted-money.tsx';
import { moneyOf } from '#shared/reward/reward.ts';
import { useNextStep, type NextClaim } from '#state/reward/use-next-step.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useCoinAfter } from '#state/session/use-coin-after.ts';
import { ReceivedCard } from '#ui/outcome/received-card.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface TierGotProps {
  /** Undefined when the list no longer has it. */
  readonly tier: ShownTier | undefined;
  readonly reward: TierReward;
  /** Another tier that is ready. */
  readonly next: NextClaim | undefined;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** Shows the reward a tier gave. */
export function TierGot({ tier, reward, next, onDone, children }: TierGotProps) {
  const { t: words } = useTranslation();
  const { t } = useTranslation('accumulatedRecharge');
  const { money } = useFormats();
  const coin = useCoinAfter(reward);
  const step = useNextStep({ rewards: reward.rewards, next });
  return (
    <ReceivedCard
      title={
        tier === undefined
          ? words('common.success')
          : t('got.title', {
              bonus: money(tier.bonus, 'floor'),
              price: money(tier.price, 'floor'),
            })
      }
      balanceLabel={t('got.newBalance')}
      balance={money(coin)}
      countUp={<CountedMoney gained={moneyOf(reward.rewards)} to={coin} />}
      step={step}
      doneLabel={t('got.ok')}
      onDone={onDone}
    >
      {children}
    </ReceivedCard>
  );
}
