import { readSpinRound, spinInviteApi, type SpinRoundBody } from '#api/spin-invite-api.ts';
import type { SpinPayout } from '#domain/spin-invite.ts';
import { useBusy } from '#overlays/use-busy.ts';
import { getMoneyView, type MoneyView } from '#session/money-call.ts';
import { useIdempotentMutation, type MoneyActions } from '#session/use-idempotent-mutation.ts';

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
