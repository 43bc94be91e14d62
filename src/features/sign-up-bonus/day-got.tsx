import type { BonusDayReward } from '#api/sign-up-bonus.ts';
import { CountedMoney } from '#state/session/counted-money.tsx';
import { moneyOf } from '#shared/reward/reward.ts';
import { useNextStep } from '#state/reward/use-next-step.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useCoinAfter } from '#state/session/use-coin-after.ts';
import { ReceivedCard } from '#ui/outcome/received-card.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface DayGotProps {
  readonly reward: BonusDayReward;
  readonly onDone: () => void;
  /** The rewards. */
  readonly children: ReactNode;
}

/** The rewards of a day (spec §8: zero counts as success). */
export function DayGot({ reward, onDone, children }: DayGotProps) {
  const { t: words } = useTranslation();
  const { t } = useTranslation('signUpBonus');
  const { money } = useFormats();
  const coin = useCoinAfter(reward);
  const step = useNextStep({ rewards: reward.rewards });
  return (
    <ReceivedCard
      title={words('common.success')}
      balanceLabel={t('got.newBalance')}
      balance={money(coin)}
      countUp={<CountedMoney gained={moneyOf(reward.rewards)} to={coin} />}
      step={step}
      doneLabel={t('got.ok')}
      onDone={onDone}
    >
      <p>{t('got.day', { day: reward.day })}</p>
      {children}
    </ReceivedCard>
  );
}
