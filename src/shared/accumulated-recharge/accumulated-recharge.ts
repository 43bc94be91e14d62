/** Rewards for the accumulated recharge: the shown tiers and their progress (spec §4, §9). */
import { mustBetFor } from '#shared/wagering/wagering.ts';
import type { RechargeTier } from '#shared/deposit/offer.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { percentOf, type MinorUnits } from '#shared/money/money.ts';

export interface RechargeProgress extends TierFacts {
  /** When the season ends; null when the server does not say. */
  readonly endsAt: EpochMs | null;
}

export interface TierFacts {
  readonly totalRecharge: MinorUnits;
  /** Tiers before this one belong to a past season. */
  readonly firstId: number;
  /** Ids of tiers whose reward was claimed. */
  readonly claimed: readonly number[];
  /** How many unreached tiers are shown beside those whose `showLimit` is reached. */
  readonly lookAhead: number;
}

export type TierState = 'claimable' | 'not-reached' | 'claimed';

export interface ShownTier extends RechargeTier {
  readonly state: TierState;
  /** Its index in the season by price, from 0; it determines the picture. */
  readonly place: number;
  /** Whole percent of the price, at most 100 (spec §9). */
  readonly progress: number;
  /** The bonus as a whole percent of the price, rounded down (spec §9). */
  readonly bonusPercent: number;
  /** Bets required before the bonus can be withdrawn. */
  readonly mustBet: MinorUnits;
}

/** Spec §4: claimable 0, not reached 0.5, claimed 1. */
const SORT_VALUE: Readonly<Record<TierState, number>> = {
  claimable: 0,
  'not-reached': 0.5,
  claimed: 1,
};

const WHOLE = 100;

/**
 * The tiers to show, first claimable, then unreached, then claimed; within each by price (spec §4). An
 * unreached tier is shown once the total recharge has reached its `showLimit`, or when it is within the
 * look-ahead.
 */
export function shownTiers(tiers: readonly RechargeTier[], facts: TierFacts): readonly ShownTier[] {
  const season = tiers
    .filter(({ id }) => id >= facts.firstId)
    .toSorted((a, b) => a.price - b.price || a.id - b.id)
    .map((tier, place) => toShown(tier, place, facts));
  const isNext = lookAheadOf(season, facts.lookAhead);
  return season
    .filter(
      (tier) =>
        tier.state !== 'not-reached' ||
        facts.totalRecharge >= tier.showLimit ||
        isNext.has(tier.id),
    )
    .toSorted((a, b) => SORT_VALUE[a.state] - SORT_VALUE[b.state]);
}

function toShown(
  tier: RechargeTier,
  place: number,
  { claimed, totalRecharge }: TierFacts,
): ShownTier {
  return {
    ...tier,
    place,
    state: stateOf(tier, claimed, totalRecharge),
    progress: Math.min(WHOLE, percentOf(totalRecharge, tier.price)),
    bonusPercent: percentOf(tier.bonus, tier.price),
    mustBet: mustBetFor(tier.bonus, tier.betRate),
  };
}

function stateOf(
  { id, price }: RechargeTier,
  claimed: readonly number[],
  totalRecharge: MinorUnits,
): TierState {
  if (claimed.includes(id)) return 'claimed';
  return totalRecharge >= price ? 'claimable' : 'not-reached';
}

function lookAheadOf(season: readonly ShownTier[], quota: number): ReadonlySet<number> {
  const unreached = season.filter(({ state }) => state === 'not-reached');
  // The first unreached tier is the player's current goal; the look-ahead counts those after it.
  return new Set(unreached.slice(0, quota + 1).map(({ id }) => id));
}

export type TierPicture = 'coins' | 'pouch' | 'chest' | 'vault';

/** The picture of a tier by its index (spec §2: 0 or less, 1–3, 4–6, above 6). */
export function tierPicture(index: number): TierPicture {
  if (index <= 0) return 'coins';
  if (index <= 3) return 'pouch';
  return index <= 6 ? 'chest' : 'vault';
}
