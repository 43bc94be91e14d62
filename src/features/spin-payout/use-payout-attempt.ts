import { readSpinRound, spinInviteApi, type SpinRoundBody } from '#api/spin-invite.ts';
import type { SpinPayout } from '#shared/spin-invite/spin-invite.ts';
import { useBusy } from '#state/busy/use-busy.ts';
import { getMoneyView, type MoneyView } from '#state/money-call/money-call.ts';
import {
  useIdempotentMutation,
  type MoneyActions,
} from '#state/money-call/use-idempotent-mutation.ts';

export interface PayoutAttempt extends MoneyActions<SpinRoundBody, SpinPayout> {
  readonly now: MoneyView<SpinRoundBody, SpinPayout>;
}

/** Pays a round out, once however often it is pressed and whatever happens to the answer. */
export function usePayoutAttempt(): PayoutAttempt {
  const call = useIdempotentMutation<SpinRoundBody, SpinPayout>(
    spinInviteApi.endpoints.spinPayout,
    { kind: 'spin-payout', read: readSpinRound },
  );
  const now = getMoneyView(call);
  useBusy('spin-payout', now.stage === 'sending' || now.stage === 'unknown');
  return { ...call, now };
}
