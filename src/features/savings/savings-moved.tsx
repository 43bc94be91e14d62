import { RewardId } from '#shared/reward/reward.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useNextStep } from '#state/reward/use-next-step.ts';
import { CountedMoney } from '#state/session/counted-money.tsx';
import { useCoinAfter } from '#state/session/use-coin-after.ts';
import { ReceivedCard } from '#ui/outcome/received-card.tsx';
import { useTranslation } from 'react-i18next';
import type { SavingsDone } from './use-savings-move.ts';

interface SavingsMovedProps {
  readonly done: SavingsDone;
  readonly onDone: () => void;
}

/** A completed move: claimed interest, or money that went into the bank or came back. */
export function SavingsMoved({ done, onDone }: SavingsMovedProps) {
  const { t } = useTranslation('savings');
  const { money } = useFormats();
  const { way, amount, after } = done;
  const coin = useCoinAfter(after);
  const isIn = way === 'in';
  // Money that was just saved is not sent to a game.
  const step = useNextStep({ rewards: isIn ? [] : [{ id: RewardId.coins, count: amount }] });
  return (
    <ReceivedCard
      title={t(`done.${way}`)}
      amount={way === 'interest' ? `+${money(amount)}` : money(amount)}
      balanceLabel={t('done.balance')}
      balance={money(coin)}
      countUp={isIn ? undefined : <CountedMoney gained={amount} to={coin} />}
      step={step}
      doneLabel={t('done.ok')}
      onDone={onDone}
    />
  );
}
