import { spinInviteApi } from '#api/spin-invite.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import type { SpinRound } from '#shared/spin-invite/spin-invite.ts';
import { getMoneyView } from '#state/money-call/money-call.ts';
import { useIdempotentMutation } from '#state/money-call/use-idempotent-mutation.ts';

export interface SpinJoin {
  readonly isBusy: boolean;
  /** The round joined here, with its first draw. */
  readonly joined: SpinRound | null;
  /** Why the server refused. */
  readonly failure: ApiError | null;
  /** No answer arrived: the request is retried automatically and on a press. */
  readonly isInDoubt: boolean;
  /** @param at time of the press, in ms */
  join(at: number): void;
}

/** Body of the call: empty but for the request number. */
const JOINING = {};

/** Joins the spin invite, once however often it is pressed and whatever happens to the answer. */
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
