/** Items that a player owns until they are used or expire: boosts of a deposit, tickets of the wheel. */
import type { EpochMs } from '#domain/duration.ts';
import { minorUnits, ZERO, type MinorUnits } from '#domain/money.ts';

/** What a boost adds to a deposit. */
export interface BoostTerms {
  /** Of the amount, in whole percent. */
  readonly percent: number;
  /** The smallest deposit that it is good for. */
  readonly minDeposit: MinorUnits;
  /** The most that it adds; null = no such bound. */
  readonly maxBonus: MinorUnits | null;
}

interface Owned {
  readonly id: number;
  readonly grantedAt: EpochMs;
  readonly expiresAt: EpochMs;
  /** Null while it was not used. */
  readonly usedAt: EpochMs | null;
}

export interface OwnedBoost extends Owned, BoostTerms {
  readonly kind: 'boost';
  /** How often its bonus is to be bet. */
  readonly betRate: number;
  /** The waiting deposit that it belongs to; null for none. */
  readonly orderNo: string | null;
  /** What it added once it was used. */
  readonly added: MinorUnits;
}

export interface OwnedTicket extends Owned {
  readonly kind: 'ticket';
  /** What its spin won once it was used. */
  readonly added: MinorUnits;
}

export type RewardItem = OwnedBoost | OwnedTicket;

/** `waiting`: it belongs to a deposit that is not paid yet. */
export type ItemState = 'ready' | 'waiting' | 'used' | 'expired';

export function itemState(item: RewardItem, now: EpochMs): ItemState {
  if (item.usedAt !== null) return 'used';
  if (item.kind === 'boost' && item.orderNo !== null) return 'waiting';
  return item.expiresAt <= now ? 'expired' : 'ready';
}

const WHOLE = 100;

/** What a boost adds to a deposit, rounded down to a hundredth; nothing below its smallest deposit. */
export function boostBonus(
  amount: MinorUnits,
  { percent, minDeposit, maxBonus }: BoostTerms,
): MinorUnits {
  if (amount < minDeposit) return ZERO;
  const bonus = minorUnits(Math.floor((amount * percent) / WHOLE));
  return maxBonus !== null && bonus > maxBonus ? maxBonus : bonus;
}

/**
 * The boost that adds most to a deposit, of equal ones the first to expire.
 * @returns null when none adds anything
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

/** Equal pieces that can be used, shown as one. */
export interface ItemStack {
  readonly item: RewardItem;
  readonly count: number;
}

/** What can be used, equal tickets together, the first to expire first. */
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

/** What was used or has expired, the latest first. */
export const pastItems = (items: readonly RewardItem[], now: EpochMs): readonly RewardItem[] =>
  items
    .filter((item) => ['used', 'expired'].includes(itemState(item, now)))
    .toSorted((one, other) => endOf(other) - endOf(one));

const endOf = ({ usedAt, expiresAt }: RewardItem): EpochMs => usedAt ?? expiresAt;
