import { useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import type { SpinPayout } from '#shared/spin-invite/spin-invite.ts';
import { useCopy } from '#i18n/use-copy.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { selectBalance } from '#state/session/session-slice.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { CopyNumber } from '#ui/money/copy-number.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { ReceiptCard } from '#ui/outcome/receipt-card.tsx';
import { SummaryList } from '#ui/list/summary-list.tsx';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

interface PayoutReceiptProps {
  readonly paid: SpinPayout;
  readonly onDone: () => void;
}

/** The paid bonus: its number, its wagering requirement, and the new balance. */
export function PayoutReceipt({ paid, onDone }: PayoutReceiptProps) {
  const { t } = useTranslation('spinPayout');
  const { money } = useFormats();
  const describe = useWageringTexts();
  const held = useSelector(selectBalance);
  const { amount, orderNo, needBet, coin, seq } = paid;
  const copy = useCopy(orderNo);
  const balance = held !== null && held.seq >= seq ? held.coin : coin;
  return (
    <ReceiptCard
      look="reward"
      icon={<CheckIcon size={32} />}
      title={t('receipt.title')}
      amount={<Amount text={`+${money(amount)}`} size="huge" tone="jade" />}
      orderNo={orderNo}
      actions={
        <>
          {needBet > 0 && (
            <Link to="/lobby/home" className={buttonClass('primary', 'large', true)}>
              {t('receipt.play')}
            </Link>
          )}
          <Button variant="quiet" isWide onClick={onDone}>
            {t('receipt.done')}
          </Button>
        </>
      }
    >
      <CopyNumber
        {...copy}
        name={t('receipt.orderNo')}
        number={orderNo}
        copyLabel={t('receipt.copy')}
      />
      <SummaryList
        items={[{ name: t('receipt.balance'), value: <Amount text={money(balance)} isBalance /> }]}
      />
      <WageringTerms {...describe({ amount, need: needBet, days: null })} />
    </ReceiptCard>
  );
}
