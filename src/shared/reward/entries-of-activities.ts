/**
 * Entries of each activity in the rewards list: everything claimable, the next unreached step (the activity's
 * own page shows the whole ladder), and what has expired.
 */
import type { ShownTier } from '#shared/accumulated-recharge/accumulated-recharge.ts';
import type { CashBonus } from '#shared/cash-bonus/cash-bonus.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { SpinInviteProgress, SpinRound } from '#shared/spin-invite/spin-invite.ts';
import type { VipProgress } from '#shared/vip/vip.ts';
import { wageringSum } from '#shared/wagering/wagering.ts';
import { BARE_ENTRY, betsOf, type RewardEntry } from './reward-entry.ts';

/** The bonuses of the VIP levels (spec §6). */
export const entriesOfVip = ({ claims }: VipProgress): readonly RewardEntry[] =>
  claims
    .filter(({ state }) => state === 'claimable')
    .map(({ kind, level, amount, endsAt, betRate, betDays }) => ({
      ...BARE_ENTRY,
      key: `vip-${kind}-${level}-${endsAt ?? ''}`,
      source: 'vip',
      name: { kind: 'vip', claim: kind, level },
      state: 'claimable',
      claim: { kind: 'vip', bonus: { kind, level } },
      amount,
      bets: betsOf(wageringSum(amount, { betRate, betDays })),
      endsAt,
    }));

/** The tiers of the accumulated recharge (spec §4): the claimable ones and the next one. */
export function entriesOfTiers(
  tiers: readonly ShownTier[],
  totalRecharge: MinorUnits,
  endsAt: EpochMs | null,
): readonly RewardEntry[] {
  return withNext(tiers).map((tier) => ({
    ...BARE_ENTRY,
    key: `tier-${tier.id}`,
    source: 'accumulated-recharge',
    state: stateOf(tier.state),
    amount: tier.bonus,
    condition: { kind: 'recharge', done: totalRecharge, target: tier.price },
    claim: tier.state === 'claimable' ? { kind: 'tier', tierId: tier.id } : null,
    bets: betsAt(tier.bonus, tier.betRate),
    endsAt,
  }));
}

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
      state: status === 4 ? 'expired' : stateOf(status === 2 ? 'claimable' : 'not-reached'),
      amount: status === 2 ? round.won : round.target,
      condition: { kind: 'invite', done: round.won, target: round.target },
      bets: betsAt(status === 2 ? round.won : round.target, betRate),
      endsAt,
    },
  ];
}

/** The cash bonus (spec §2): the collected amount, the claimable bonuses, and the next of each kind. */
export function entriesOfCashBonus(cash: CashBonus): readonly RewardEntry[] {
  const { collected, betTimes, endsAt, levels, recharges, recharge, bets } = cash;
  const steps = [
    ...withNext(levels).map((level) => ({
      ...BARE_ENTRY,
      key: `cash-level-${level.level}`,
      source: 'cash-bonus' as const,
      state: stateOf(level.state),
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
      source: 'cash-bonus' as const,
      state: stateOf(step.state),
      amount: step.bonus,
      condition: { kind: 'recharge' as const, done: recharge ?? ZERO, target: step.price },
      bets: betsAt(step.bonus, betTimes),
      endsAt,
    })),
  ];
  if (collected <= 0) return steps;
  const least = cash.leastWithdrawal ?? ZERO;
  const isPayable = collected >= least && cash.withdrawalsLeft > 0;
  return [
    {
      ...BARE_ENTRY,
      key: 'cash-collected',
      source: 'cash-bonus',
      state: stateOf(isPayable ? 'claimable' : 'not-reached'),
      amount: collected,
      condition: isPayable ? null : { kind: 'collected', done: collected, target: least },
      bets: betsAt(collected, betTimes),
      endsAt,
    },
    ...steps,
  ];
}

type Reach = 'claimable' | 'claimed' | 'not-reached';

const stateOf = (reach: Reach): 'claimable' | 'running' =>
  reach === 'claimable' ? 'claimable' : 'running';

/** The claimable steps and the first unreached one. */
function withNext<Step extends { readonly state: Reach }>(steps: readonly Step[]): readonly Step[] {
  const next = steps.find(({ state }) => state === 'not-reached');
  return steps.filter((step) => step.state === 'claimable' || step === next);
}

/** The wagering requirement of a reward, by its source's rate. */
const betsAt = (amount: MinorUnits, betRate: number | null): RewardEntry['bets'] =>
  betsOf(wageringSum(amount, { betRate, betDays: null }));
