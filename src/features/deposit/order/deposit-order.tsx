import type { EpochMs } from '#shared/time/duration.ts';
import type { PayWay, WaitingDeposit } from '#shared/deposit/order.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { useTranslation } from 'react-i18next';
import { DepositFailed } from './deposit-failed.tsx';
import { DepositBalance } from '#features/deposit/form/deposit-balance.tsx';
import { DepositPaid } from './deposit-paid.tsx';
import { DepositSheet } from '#features/deposit/deposit-sheet.tsx';
import { DepositWaiting } from './deposit-waiting.tsx';
import { useDepositStatus } from './use-deposit-status.ts';

export interface DepositOrderProps {
  readonly orderNo: string;
  /** Its entry in the list of waiting orders; null when it is not there. */
  readonly listed: WaitingDeposit | null;
  readonly way: PayWay | null;
  readonly expiresAt: EpochMs | null;
  /** The deposit sheet is open. */
  readonly isPaying: boolean;
  readonly onPay: (way: PayWay) => void;
  readonly onPayClosed: () => void;
  /** Leaves for the form of another order. */
  readonly onLeave: () => void;
  /** Returns to the game that opened the deposit. */
  readonly onPlayOn?: () => void;
}

/** One order until it is settled, then its result. */
export function DepositOrder({
  orderNo,
  listed,
  way,
  expiresAt,
  isPaying,
  onPay,
  onPayClosed,
  onLeave,
  onPlayOn,
}: DepositOrderProps) {
  const { t } = useTranslation('deposit');
  const status = useDepositStatus(orderNo);
  const { check, isMissing } = status;
  const amount = check?.amount ?? listed?.amount ?? null;
  const isOpen = check === null || check.status === 'waiting';
  if (isMissing) return <DepositFailed reason={t('order.unknown')} onAgain={onLeave} />;
  return (
    <Stack gap={5}>
      {check?.status === 'paid' && (
        <DepositPaid check={check} onDone={onLeave} {...(onPlayOn && { onPlayOn })} />
      )}
      {check?.status === 'failed' && <DepositFailed reason={check.failText} onAgain={onLeave} />}
      {isOpen && <DepositBalance />}
      {isOpen && (
        <DepositWaiting
          orderNo={orderNo}
          amount={amount}
          expiresAt={expiresAt}
          status={status}
          onPay={way === null ? null : () => onPay(way)}
          onAnother={onLeave}
        />
      )}
      {way !== null && way.mode !== 'redirect' && (
        <DepositSheet
          way={way}
          amount={amount}
          expiresAt={expiresAt}
          isOpen={isPaying && isOpen}
          onHint={status.askNow}
          onClose={() => {
            onPayClosed();
            // Closing runs the refresh (spec §2, "Deposit popup"); the balance follows the answer.
            status.askNow();
          }}
        />
      )}
    </Stack>
  );
}
