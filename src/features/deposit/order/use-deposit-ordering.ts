import { depositApi } from '#api/deposit.ts';
import type { RequestOf } from '#shared/wire/endpoints.ts';
import type { CreatedDeposit } from '#shared/deposit/order.ts';
import { isMinorUnits, type MinorUnits } from '#shared/money/money.ts';
import { getMoneyView, type MoneyView } from '#state/money-call/money-call.ts';
import type { OrderBody } from '#state/money-call/money-order.ts';
import {
  useIdempotentMutation,
  type MoneyActions,
} from '#state/money-call/use-idempotent-mutation.ts';

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
