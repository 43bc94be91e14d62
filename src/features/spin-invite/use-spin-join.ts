import { spinInviteApi } from '#api/spin-invite-api.ts';
import type { ApiError } from '#contract/api-error.ts';
import type { SpinRound } from '#domain/spin-invite.ts';
import { selectPlayer } from '#session/session-slice.ts';
import { useMoneyAttempt } from '#session/use-money-attempt.ts';
import { useSelector } from 'react-redux';

export interface SpinJoin {
  readonly isBusy: boolean;
  /** The round that was joined here, and what its first draw gave. */
  readonly joined: SpinRound | null;
  /** Why the platform refused. */
  readonly failure: ApiError | null;
  /** It was asked for and no answer came: it is asked for again, by itself and on a press. */
  readonly isUnsure: boolean;
  /** `at` is the press's moment in ms, from any fixed start. */
  join(at: number): void;
}

/** What joining asks for: nothing but its number. */
const JOINING = {};

/** Joins the spin invite, once however often it is pressed and whatever becomes of the answer. */
export function useSpinJoin(): SpinJoin {
  const playerId = useSelector(selectPlayer)?.user.id ?? null;
  const [send] = spinInviteApi.useJoinSpinInviteMutation();
  const { now, submit, askAgain, startAgain } = useMoneyAttempt<object, SpinRound>(playerId, {
    kind: 'spin-join',
    send,
    write: () => JOINING,
    read: () => JOINING,
  });
  const isUnsure = now.stage === 'unsure';
  return {
    isBusy: now.stage === 'sending' || (isUnsure && now.isAsking),
    joined: now.stage === 'done' ? now.answer : null,
    failure: now.stage === 'entering' ? now.failure : null,
    isUnsure,
    join: (at) => {
      if (isUnsure) askAgain();
      // That round is over by now.
      else if (now.stage === 'done') startAgain();
      else void submit(JOINING, at);
    },
  };
}
