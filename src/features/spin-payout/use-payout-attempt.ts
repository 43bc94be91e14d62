import { readSpinRound, spinInviteApi, spinRoundBody } from '#api/spin-invite-api.ts';
import type { SpinPayout } from '#domain/spin-invite.ts';
import { useOccupation } from '#overlays/use-occupation.ts';
import { selectPlayer } from '#session/session-slice.ts';
import { useMoneyAttempt, type MoneyAttempt } from '#session/use-money-attempt.ts';
import { useSelector } from 'react-redux';

/** The request is the round's number. */
export type PayoutAttempt = MoneyAttempt<string, SpinPayout>;

/** Pays a round out, once however often it is pressed and whatever becomes of the answer. */
export function usePayoutAttempt(): PayoutAttempt {
  const [send] = spinInviteApi.useSpinPayoutMutation();
  const playerId = useSelector(selectPlayer)?.user.id ?? null;
  const attempt = useMoneyAttempt<string, SpinPayout>(playerId, {
    kind: 'spin-payout',
    send,
    write: spinRoundBody,
    read: readSpinRound,
  });
  const { stage } = attempt.now;
  useOccupation('spin-payout', stage === 'sending' || stage === 'unsure');
  return attempt;
}
