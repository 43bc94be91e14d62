import { CountedMoney } from '#state/session/counted-money.tsx';
import { moneyOf } from '#shared/reward/reward.ts';
import { useNextStep, type NextClaim } from '#state/reward/use-next-step.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useCoinAfter } from '#state/session/use-coin-after.ts';
import { ReceivedCard } from '#ui/outcome/received-card.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VipClaims } from './use-vip-claims.ts';

interface VipReceivedProps {
  readonly got: NonNullable<VipClaims['got']>;
  /** Another bonus that is ready. */
  readonly next: NextClaim | undefined;
  readonly onDone: () => void;
  /** The rewards. */
  readonly children: ReactNode;
}

/** The rewards of a claim, and the new balance. */
export function VipReceived({ got, next, onDone, children }: VipReceivedProps) {
  const { t } = useTranslation('vip');
  const { money } = useFormats();
  const { claim, reward } = got;
  const coin = useCoinAfter(reward);
  const step = useNextStep({ rewards: reward.rewards, next });
  const name = t('claims.of', { name: t(`claims.${claim.kind}`), level: claim.level });
  return (
    <ReceivedCard
      title={t('claims.got', { name })}
      balanceLabel={t('claims.newBalance')}
      balance={money(coin)}
      countUp={<CountedMoney gained={moneyOf(reward.rewards)} to={coin} />}
      step={step}
      doneLabel={t('claims.ok')}
      onDone={onDone}
    >
      {children}
    </ReceivedCard>
  );
}
