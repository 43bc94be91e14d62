import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { isCurrencyReward, moneyOf, type Reward } from '#shared/reward/reward.ts';
import { CountedMoney } from '#state/session/counted-money.tsx';
import { useNextStep, type NextClaim } from '#state/reward/use-next-step.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { selectBalance } from '#state/session/session-slice.ts';
import { ReceivedCard } from '#ui/outcome/received-card.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { RewardList } from './reward-list.tsx';

export interface RewardReceiptProps {
  readonly rewards: readonly Reward[];
  /** Another reward that is ready in the list. */
  readonly next?: NextClaim | undefined;
  readonly onDone: () => void;
}

/** New rewards where they were claimed, with their wagering requirement and the new balance. */
export function RewardReceipt({ rewards, next, onDone }: RewardReceiptProps) {
  const { t } = useTranslation('reward');
  const { money } = useFormats();
  const boosts = useSelector(selectConfig)?.boosts;
  const coin = useSelector(selectBalance)?.coin;
  const step = useNextStep({ rewards, next });
  const isMoney = coin !== undefined && rewards.some(isCurrencyReward);
  return (
    <ReceivedCard
      title={t('title')}
      balanceLabel={t('newBalance')}
      balance={isMoney ? money(coin) : undefined}
      countUp={isMoney && <CountedMoney gained={moneyOf(rewards)} to={coin} />}
      step={step}
      doneLabel={t('done')}
      onDone={onDone}
    >
      <RewardList rewards={rewards} boosts={boosts} />
    </ReceivedCard>
  );
}
