import { betsAt, reachState } from '#shared/reward/ladder.ts';
import { BARE_ENTRY, type RewardEntry } from '#shared/reward/reward-entry.ts';
import type { SpinInviteProgress, SpinRound } from './spin-invite.ts';

/** The spin invite (spec §4): its progress, or that it can be paid out. */
export function entriesOfSpin(
  { status, endsAt }: SpinInviteProgress,
  round: SpinRound | null,
  betRate: number | null,
): readonly RewardEntry[] {
  // Never joined, or paid out: there is nothing to gain or lose.
  if (status === 0 || status === 3 || round === null) return [];
  return [
    {
      ...BARE_ENTRY,
      key: `spin-${round.roundId}`,
      source: 'spin-invite',
      state: status === 4 ? 'expired' : reachState(status === 2 ? 'claimable' : 'not-reached'),
      amount: status === 2 ? round.won : round.target,
      condition: { kind: 'invite', done: round.won, target: round.target },
      bets: betsAt(status === 2 ? round.won : round.target, betRate),
      endsAt,
    },
  ];
}
