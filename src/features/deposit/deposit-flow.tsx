import { useWaitingDepositsQuery } from '#api/deposit.ts';
import type { CreatedDeposit } from '#shared/deposit/order.ts';
import { leaveFor } from '#browser/page/page.ts';
import { payAddress } from '#browser/page/pay-frame.ts';
import { dropDraft } from '#state/drafts/form-drafts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DepositEntryPart } from './deposit-entry-part.tsx';
import { DepositOrder } from './order/deposit-order.tsx';

export interface DepositFlowProps {
  /** The order that is shown, from the address; null shows the form for a new one. */
  readonly orderNo: string | null;
  readonly hasPackages: boolean;
  /** The package chosen initially. */
  readonly packageId?: number | undefined;
  /** Shows an order; resolves when the address names it. */
  readonly onOrder: (orderNo: string) => Promise<void>;
  /** Returns to the form. */
  readonly onLeaveOrder: () => void;
  readonly onOtherAmount: () => void;
  /** Returns to the game that opened the deposit; without it a paid deposit leads to the lobby. */
  readonly onPlayOn?: () => void;
  /** There is room for a second pane. */
  readonly hasPanes?: boolean;
}

const NO_ORDERS = [] as const;

/** A deposit from the amount to the arrival of the money (spec §2, "Deposit popup"; §7 `recharge3`). */
export function DepositFlow({
  orderNo,
  hasPackages,
  packageId,
  onOrder,
  onLeaveOrder,
  onOtherAmount,
  onPlayOn,
  hasPanes = false,
}: DepositFlowProps) {
  const { i18n } = useTranslation();
  const [made, setMade] = useState<CreatedDeposit | null>(null);
  const [isPaying, setPaying] = useState(false);
  const { data: waiting = NO_ORDERS } = useWaitingDepositsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });

  async function show(shown: string, way: CreatedDeposit['way']) {
    await onOrder(shown);
    // The address names the order first, so that the history leads back to it from the payment page.
    if (way?.mode === 'redirect') leaveFor(payAddress(way.url, i18n.language));
    else setPaying(way !== null);
  }

  function take(order: CreatedDeposit, isResumed: boolean) {
    dropDraft('deposit');
    setMade(order);
    void show(order.orderNo, isResumed ? null : order.way);
  }

  const listed = waiting.find((order) => order.orderNo === orderNo) ?? null;
  if (orderNo !== null) {
    return (
      <DepositOrder
        key={orderNo}
        orderNo={orderNo}
        listed={listed}
        way={(made?.orderNo === orderNo ? made.way : null) ?? listed?.way ?? null}
        expiresAt={(made?.orderNo === orderNo ? made.expiresAt : null) ?? listed?.expiresAt ?? null}
        isPaying={isPaying}
        onPay={(way) => {
          if (way.mode === 'redirect') leaveFor(payAddress(way.url, i18n.language));
          else setPaying(true);
        }}
        onPayClosed={() => setPaying(false)}
        {...(onPlayOn && { onPlayOn })}
        onLeave={() => {
          setPaying(false);
          onLeaveOrder();
        }}
      />
    );
  }
  return (
    <DepositEntryPart
      hasPanes={hasPanes}
      hasPackages={hasPackages}
      packageId={packageId ?? null}
      waiting={waiting}
      onCreated={take}
      onContinue={(shown) =>
        void show(shown, waiting.find((order) => order.orderNo === shown)?.way ?? null)
      }
      onSee={(shown) => void onOrder(shown)}
      onOtherAmount={onOtherAmount}
    />
  );
}
