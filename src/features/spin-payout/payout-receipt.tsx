import { useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import type { SpinPayout } from '#shared/spin-invite/spin-invite.ts';
import { RewardId } from '#shared/reward/reward.ts';
import { CountedMoney } from '#state/session/counted-money.tsx';
import { useNextStep } from '#state/reward/use-next-step.ts';
import { useCopy } from '#i18n/use-copy.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useCoinAfter } from '#state/session/use-coin-after.ts';
import { CopyNumber } from '#ui/money/copy-number.tsx';
import { ReceivedCard } from '#ui/outcome/received-card.tsx';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';
import { useTranslation } from 'react-i18next';

interface PayoutReceiptProps {
  readonly paid: SpinPayout;
  readonly onDone: () => void;
}

/** The paid bonus: its number, its wagering requirement, and the new balance. */
export function PayoutReceipt({ paid, onDone }: PayoutReceiptProps) {
  const { t } = useTranslation('spinPayout');
  const { money } = useFormats();
  const describe = useWageringTexts();
  const { amount, orderNo, needBet, coin, seq } = paid;
  const copy = useCopy(orderNo);
  const balance = useCoinAfter({ coin, seq });
  const step = useNextStep({ rewards: [{ id: RewardId.coins, count: amount }] });
  return (
    <ReceivedCard
      title={t('receipt.title')}
      amount={`+${money(amount)}`}
      balanceLabel={t('receipt.balance')}
      balance={money(balance)}
      countUp={<CountedMoney gained={amount} to={balance} />}
      step={step}
      doneLabel={t('receipt.done')}
      onDone={onDone}
      orderNo={orderNo}
      foot={
        <CopyNumber
          {...copy}
          name={t('receipt.orderNo')}
          number={orderNo}
          copyLabel={t('receipt.copy')}
        />
      }
    >
      <WageringTerms {...describe({ amount, need: needBet, days: null })} />
    </ReceivedCard>
  );
}
