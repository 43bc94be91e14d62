/** Rewards: the meaning of an item id (spec §4, "Reward item ids"). */
import { isMinorUnits, ZERO, type MinorUnits } from '#shared/money/money.ts';
import {
  addWagering,
  wageringSum,
  type WageringSum,
  type WageringTerms,
} from '#shared/wagering/wagering.ts';

/** A reward from the server: an item id with its count or amount. */
export interface Reward extends WageringTerms {
  readonly id: number;
  readonly count: number;
}

/** Percent of each boost by its item id, from the server's prop config. */
export type BoostPercents = Readonly<Record<string, number>>;

export type RewardMeaning =
  /** `percent` is null when the prop config does not contain this boost. */
  | { readonly kind: 'boost'; readonly percent: number | null; readonly count: number }
  | { readonly kind: 'coins' | 'bonus-coins'; readonly amount: MinorUnits }
  | { readonly kind: 'tickets' | 'other'; readonly count: number };

const FIRST_BOOST = 1001;
const LAST_BOOST = 1009;
/** Items that are not boosts (spec §4). */
export const RewardId = { coins: 2001, bonusCoins: 2002, tickets: 4001 } as const;

/** True when an item is money: then its count is hundredths of coins or bonus coins. */
export const isCurrencyReward = ({ id }: Pick<Reward, 'id'>): boolean =>
  id === RewardId.coins || id === RewardId.bonusCoins;

/** True when an item adds a percentage to a deposit. */
export const isBoost = ({ id }: Pick<Reward, 'id'>): boolean =>
  id >= FIRST_BOOST && id <= LAST_BOOST;

/** True when an item is owned until it is used: a boost or a ticket. */
export const isOwnable = (item: Pick<Reward, 'id'>): boolean =>
  isBoost(item) || item.id === RewardId.tickets;

/** The meaning of a reward: 1001–1009 a boost in percent, 2001 and 2002 hundredths, 4001 pieces (spec §4). */
export function rewardMeaning(
  reward: Pick<Reward, 'id' | 'count'>,
  boosts: BoostPercents,
): RewardMeaning {
  const { id, count } = reward;
  if (isBoost(reward)) {
    return { kind: 'boost', percent: boosts[id] ?? null, count };
  }
  if (id === RewardId.tickets) return { kind: 'tickets', count };
  if (!isCurrencyReward(reward) || !isMinorUnits(count)) return { kind: 'other', count };
  return { kind: id === RewardId.coins ? 'coins' : 'bonus-coins', amount: count };
}

/** Merges rewards: adds up the counts of each item with the same wagering. */
export function mergeRewards<Given extends ItemCount>(given: readonly Given[]): Given[] {
  const merged = new Map<string, Given>();
  for (const reward of given) {
    const key = [reward.id, reward.betRate ?? '', reward.betDays ?? ''].join(' ');
    const known = merged.get(key);
    merged.set(key, known ? { ...known, count: known.count + reward.count } : reward);
  }
  return [...merged.values()];
}

interface ItemCount {
  readonly id: number;
  readonly count: number;
  readonly betRate?: number | null | undefined;
  readonly betDays?: number | null | undefined;
}

/** The money among rewards, in hundredths. */
export const moneyOf = (rewards: readonly Reward[]): MinorUnits =>
  wageringOf(rewards)?.amount ?? ZERO;

/** The money among rewards, and the bets that it asks for; null without money. */
export function wageringOf(rewards: readonly Reward[]): WageringSum | null {
  const sums = rewards.flatMap((reward) => {
    const { count } = reward;
    return isCurrencyReward(reward) && isMinorUnits(count) ? [wageringSum(count, reward)] : [];
  });
  return sums.length === 0 ? null : addWagering(sums);
}
