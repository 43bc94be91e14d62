import { ZERO } from '#shared/money/money.ts';
import { betsAt, reachState, withNext } from '#shared/reward/ladder.ts';
import { BARE_ENTRY, type RewardEntry } from '#shared/reward/reward-entry.ts';
import type { RedPacket } from './red-packet.ts';

/** The cash bonus (spec §2): the collected amount, the claimable bonuses, and the next of each kind. */
export function entriesOfRedPacket(cash: RedPacket): readonly RewardEntry[] {
  const { claimed, betTimes, endsAt, levels, recharges, recharge, bets } = cash;
  const steps = [
    ...withNext(levels).map((level) => ({
      ...BARE_ENTRY,
      key: `cash-level-${level.level}`,
      source: 'red-packet' as const,
      state: reachState(level.state),
      amount: level.bonus,
      condition:
        level.needBet === null || bets === null
          ? null
          : { kind: 'bets' as const, done: bets, target: level.needBet },
      bets: betsAt(level.bonus, betTimes),
      endsAt,
    })),
    ...withNext(recharges).map((step) => ({
      ...BARE_ENTRY,
      key: `cash-recharge-${step.id}`,
      source: 'red-packet' as const,
      state: reachState(step.state),
      amount: step.bonus,
      condition: { kind: 'recharge' as const, done: recharge ?? ZERO, target: step.price },
      bets: betsAt(step.bonus, betTimes),
      endsAt,
    })),
  ];
  if (claimed <= 0) return steps;
  const least = cash.leastWithdrawal ?? ZERO;
  const isPayable = claimed >= least && cash.withdrawalsLeft > 0;
  return [
    {
      ...BARE_ENTRY,
      key: 'cash-claimed',
      source: 'red-packet',
      state: reachState(isPayable ? 'claimable' : 'not-reached'),
      amount: claimed,
      condition: isPayable ? null : { kind: 'claimed', done: claimed, target: least },
      bets: betsAt(claimed, betTimes),
      endsAt,
    },
    ...steps,
  ];
}
