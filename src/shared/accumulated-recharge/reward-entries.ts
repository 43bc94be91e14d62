import type { MinorUnits } from '#shared/money/money.ts';
import { betsAt, reachState, withNext } from '#shared/reward/ladder.ts';
import { BARE_ENTRY, type RewardEntry } from '#shared/reward/reward-entry.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { ShownTier } from './accumulated-recharge.ts';

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
    state: reachState(tier.state),
    amount: tier.bonus,
    condition: { kind: 'recharge', done: totalRecharge, target: tier.price },
    claim: tier.state === 'claimable' ? { propId: tier.id } : null,
    bets: betsAt(tier.bonus, tier.betRate),
    endsAt,
  }));
}
