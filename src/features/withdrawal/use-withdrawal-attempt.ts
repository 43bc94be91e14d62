import { withdrawalApi, type CreatedWithdrawal } from '#api/withdrawal.ts';
import {
  readWithdrawalRequest,
  type WithdrawalRequest,
} from '#shared/withdrawal/withdrawal-request.ts';
import { useBusy } from '#state/busy/use-busy.ts';
import { getMoneyView, type MoneyView } from '#state/money-call/money-call.ts';
import {
  useIdempotentMutation,
  type MoneyActions,
} from '#state/money-call/use-idempotent-mutation.ts';

export interface WithdrawalAttempt extends MoneyActions<WithdrawalRequest, CreatedWithdrawal> {
  readonly now: MoneyView<WithdrawalRequest, CreatedWithdrawal>;
}

/** Withdrawals, one at a time. */
export function useWithdrawalAttempt(): WithdrawalAttempt {
  const call = useIdempotentMutation<WithdrawalRequest, CreatedWithdrawal>(
    withdrawalApi.endpoints.createWithdrawal,
    { kind: 'withdrawal', read: readWithdrawalRequest },
  );
  const now = getMoneyView(call);
  useBusy('withdrawal', now.stage === 'sending' || now.stage === 'unknown');
  return { ...call, now };
}
