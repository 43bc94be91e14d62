import type { CreatedWithdrawal } from '#api/withdrawal.ts';
import { veiledNumber } from '#shared/bank-account/bank-account.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { BankAccount } from '#shared/account/user.ts';
import type { WithdrawalOrder } from '#shared/withdrawal/order.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Button } from '#ui/base/button.tsx';
import { WithdrawIcon } from '#ui/icons/withdraw-icon.tsx';
import { ReceiptCard } from '#ui/outcome/receipt-card.tsx';
import { useTranslation } from 'react-i18next';
import { CopyNumber } from './copy-number.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { SummaryList } from '#ui/list/summary-list.tsx';

export interface ReceiptProps {
  readonly created: CreatedWithdrawal;
  readonly amount: MinorUnits;
  /** Undefined when the account is no longer bound. */
  readonly bank: BankAccount | undefined;
  /** The order with its steps, once it is loaded. */
  readonly order: WithdrawalOrder | null;
  readonly onDone: () => void;
}

/** An accepted withdrawal: number, amounts, due time and progress. */
export function Receipt({ created, amount, bank, order, onDone }: ReceiptProps) {
  const { t } = useTranslation('withdrawal');
  const { money, moment } = useFormats();
  const { orderNo, fee, arrives, dueAt } = created;
  return (
    <ReceiptCard
      look="raised"
      icon={<WithdrawIcon size={32} />}
      title={t('receipt.title')}
      amount={<Amount text={money(amount)} size="huge" />}
      orderNo={orderNo}
      actions={
        <Button size="large" isWide onClick={onDone}>
          {t('receipt.done')}
        </Button>
      }
    >
      <CopyNumber orderNo={orderNo} />
      <SummaryList
        items={[
          ...(bank === undefined
            ? []
            : [{ name: t('confirm.to'), value: `${bank.bankName} ${veiledNumber(bank)}` }]),
          { name: t('form.fee'), value: fee === 0 ? t('form.noFee') : money(fee) },
          { name: t('form.arrives'), value: <Amount text={money(arrives)} /> },
          { name: t('receipt.due'), value: moment(dueAt) },
        ]}
      />
      {order !== null && <OrderTimeline order={order} />}
    </ReceiptCard>
  );
}
