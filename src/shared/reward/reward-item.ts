/** Items that a player owns until they are used or expire: deposit boosts and wheel tickets. */
import type { EpochMs } from '#shared/time/duration.ts';
import { minorUnits, ZERO, type MinorUnits } from '#shared/money/money.ts';

export interface BoostTerms {
  /** Whole percent of the amount. */
  readonly percent: number;
  /** Minimum deposit. */
  readonly minDeposit: MinorUnits;
  /** Maximum bonus; null = unlimited. */
  readonly maxBonus: MinorUnits | null;
}

interface Owned {
  readonly id: number;
  readonly grantedAt: EpochMs;
  readonly expiresAt: EpochMs;
  /** Null while unused. */
  readonly usedAt: EpochMs | null;
}

export interface OwnedBoost extends Owned, BoostTerms {
  readonly kind: 'boost';
  /** Wagering multiple of its bonus. */
  readonly betRate: number;
  /** The waiting deposit that uses it; null for none. */
  readonly orderNo: string | null;
  /** Its bonus, once used. */
  readonly added: MinorUnits;
}

export interface OwnedTicket extends Owned {
  readonly kind: 'ticket';
  /** What its spin won, once used. */
  readonly added: MinorUnits;
}

export type RewardItem = OwnedBoost | OwnedTicket;

/** `waiting`: it belongs to an unpaid deposit. */
export type ItemState = 'ready' | 'waiting' | 'used' | 'expired';

export function itemState(item: RewardItem, now: EpochMs): ItemState {
  if (item.usedAt !== null) return 'used';
  if (item.kind === 'boost' && item.orderNo !== null) return 'waiting';
  return item.expiresAt <= now ? 'expired' : 'ready';
}

const WHOLE = 100;
/** More than any deposit gives. */
const MOST_BONUS = 1e15;

/** A boost's bonus for a deposit, rounded down to a hundredth; 0 below the minimum deposit. */
export function boostBonus(
  amount: MinorUnits,
  { percent, minDeposit, maxBonus }: BoostTerms,
): MinorUnits {
  if (amount < minDeposit) return ZERO;
  const bonus = Math.max(0, Math.floor((amount * percent) / WHOLE));
  return minorUnits(Math.min(bonus, maxBonus ?? MOST_BONUS));
}

/**
 * The boost with the highest bonus for a deposit; of equal ones the first to expire.
 * @returns null when none gives a bonus
 */
export function bestBoost(
  amount: MinorUnits,
  items: readonly RewardItem[],
  now: EpochMs,
): OwnedBoost | null {
  return items.reduce<OwnedBoost | null>((best, item) => {
    if (item.kind !== 'boost' || itemState(item, now) !== 'ready') return best;
    const more = boostBonus(amount, item) - (best === null ? ZERO : boostBonus(amount, best));
    const isBetter = more > 0 || (more === 0 && best !== null && item.expiresAt < best.expiresAt);
    return isBetter ? item : best;
  }, null);
}

/** Equal usable items, shown as one. */
export interface ItemStack {
  readonly item: RewardItem;
  readonly count: number;
}

/** The usable items, with equal tickets grouped, the first to expire first. */
export function readyStacks(items: readonly RewardItem[], now: EpochMs): readonly ItemStack[] {
  const stacks = new Map<string, ItemStack>();
  for (const item of items) {
    const state = itemState(item, now);
    if (state !== 'ready' && state !== 'waiting') continue;
    const key = item.kind === 'ticket' ? `ticket ${item.expiresAt}` : `boost ${item.id}`;
    const known = stacks.get(key);
    stacks.set(key, { item: known?.item ?? item, count: (known?.count ?? 0) + 1 });
  }
  return [...stacks.values()].toSorted((one, other) => one.item.expiresAt - other.item.expiresAt);
}

/** Used and expired items, latest first. */
export const pastItems = (items: readonly RewardItem[], now: EpochMs): readonly RewardItem[] =>
  items
    .filter((item) => ['used', 'expired'].includes(itemState(item, now)))
    .toSorted((one, other) => endOf(other) - endOf(one));

const endOf = ({ usedAt, expiresAt }: RewardItem): EpochMs => usedAt ?? expiresAt;
