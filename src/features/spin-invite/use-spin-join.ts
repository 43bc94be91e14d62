import { spinInviteApi } from '#api/spin-invite-api.ts';
import type { ApiError } from '#contract/api-error.ts';
import type { SpinRound } from '#domain/spin-invite.ts';
import { getMoneyView } from '#session/money-call.ts';
import { useIdempotentMutation } from '#session/use-idempotent-mutation.ts';

export interface SpinJoin {
  readonly isBusy: boolean;
  /** The round that was joined here, and what its first draw gave. */
  readonly joined: SpinRound | null;
  /** Why the platform refused. */
  readonly failure: ApiError | null;
  /** It was asked for and no answer came: it is asked for again, by itself and on a press. */
  readonly isInDoubt: boolean;
  /** `at` is the press's moment in ms. */
  join(at: number): void;
}

/** What joining asks for: nothing but its number. */
const JOINING = {};

/** Joins the spin invite, once however often it is pressed and whatever becomes of the answer. */
export function useSpinJoin(): SpinJoin {
  const call = useIdempotentMutation<object, SpinRound>(spinInviteApi.endpoints.joinSpinInvite, {
    kind: 'spin-join',
    read: () => JOINING,
  });
  const now = getMoneyView(call);
  return {
    isBusy: now.stage === 'sending' || (now.stage === 'unknown' && now.isRetrying),
    joined: now.stage === 'done' ? now.answer : null,
    failure: now.stage === 'editing' ? now.failure : null,
    isInDoubt: now.stage === 'unknown',
    join: (at) => {
      // That round is over by now.
      if (now.stage === 'done') call.reset();
      else void call.submit(JOINING, at);
    },
  };
}
