/** What a tile of the activity centre says about the rewards behind it. */
import { add, ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { RewardCondition, RewardEntry } from '#shared/reward/reward-entry.ts';
import type { EpochMs } from '#shared/time/duration.ts';

export type PlaceState =
  /** Something can be claimed; the sum is 0 when it is not money. */
  | { readonly kind: 'ready'; readonly amount: MinorUnits }
  /** The condition that is nearest to its end, from 0 to 1. */
  | { readonly kind: 'progress'; readonly fraction: number }
  | { readonly kind: 'ends'; readonly endsAt: EpochMs }
  | { readonly kind: 'none' };

/** @param entries of one activity */
export function placeState(entries: readonly RewardEntry[]): PlaceState {
  const ready = entries.filter(({ state }) => state === 'claimable');
  if (ready.length > 0) {
    return { kind: 'ready', amount: add(...ready.map(({ amount }) => amount ?? ZERO)) };
  }
  const running = entries.filter(({ state, isGiven }) => state === 'running' && !isGiven);
  const fractions = running.flatMap(({ condition }) => fractionOf(condition) ?? []);
  if (fractions.length > 0) return { kind: 'progress', fraction: Math.max(...fractions) };
  const ends = running.flatMap(({ endsAt }) => endsAt ?? []);
  const [soonest] = ends.toSorted((one, other) => one - other);
  return soonest === undefined ? { kind: 'none' } : { kind: 'ends', endsAt: soonest };
}

function fractionOf(condition: RewardCondition | null): number | null {
  if (condition === null || condition.kind === 'daily' || condition.target <= 0) return null;
  return Math.min(1, condition.done / condition.target);
}
