import { depositApi } from '#api/deposit-api.ts';
import type { RequestOf } from '#contract/endpoints.ts';
import type { CreatedDeposit } from '#domain/deposit/order.ts';
import { isMinorUnits, type MinorUnits } from '#domain/money.ts';
import { getMoneyView, type MoneyView } from '#session/money-call.ts';
import type { OrderBody } from '#session/money-order.ts';
import { useIdempotentMutation, type MoneyActions } from '#session/use-idempotent-mutation.ts';

/** An order without its request number. */
export type DepositBody = Omit<RequestOf<'createDeposit'>, 'reqNo' | 'amount'> & {
  readonly amount: MinorUnits;
};

/** Creates orders (spec §7 `recharge3`). */
export interface DepositOrdering extends MoneyActions<DepositBody, CreatedDeposit> {
  readonly now: MoneyView<DepositBody, CreatedDeposit>;
}

/** @param onCreated `isResumed`: a closed tab had left it open, so do not open its payment page unasked */
export function useDepositOrdering(
  onCreated: (order: CreatedDeposit, isResumed: boolean) => void,
): DepositOrdering {
  const call = useIdempotentMutation<DepositBody, CreatedDeposit>(
    depositApi.endpoints.createDeposit,
    {
      kind: 'deposit',
      read: readDepositBody,
      onSettled: ({ outcome, isResumed }) => {
        if (outcome.status === 'done') onCreated(outcome.data, isResumed);
      },
    },
  );
  return { ...call, now: getMoneyView(call) };
}

/** Only this app writes stored orders, so the amount's type is check enough. */
const readDepositBody = (stored: OrderBody): DepositBody | null =>
  isMinorUnits(stored['amount']) ? (stored as DepositBody) : null;
