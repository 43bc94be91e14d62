import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import type { MinorUnits } from '#shared/money/money.ts';

export type VipLevel = WireWebConfig['vipConfigList'][number];

/** The merits that earn a level: both are required (contract, VIP part). */
export interface VipMerit {
  recharge: MinorUnits;
  /** Valid bets so far. */
  bets: MinorUnits;
}

/** Sorts the ladder from the lowest level up. */
export const sortedLadder = (ladder: readonly VipLevel[]): VipLevel[] =>
  ladder.toSorted((one, other) => one.level - other.level);

const isEarned = (level: VipLevel, { recharge, bets }: VipMerit): boolean =>
  level.needRecharge <= recharge && level.needBet <= bets;

/** Returns the highest level that recharge and bets have earned, including all below it; 0 for none. */
export function earnedLevel(ladder: readonly VipLevel[], merit: VipMerit): number {
  let earned = 0;
  for (const level of sortedLadder(ladder)) {
    if (!isEarned(level, merit)) break;
    earned = level.level;
  }
  return earned;
}

/** Returns the next level; undefined at the top. */
export const levelAfter = (ladder: readonly VipLevel[], vip: number): VipLevel | undefined =>
  sortedLadder(ladder).find(({ level }) => level > vip);

export const levelOf = (ladder: readonly VipLevel[], vip: number): VipLevel | undefined =>
  ladder.find(({ level }) => level === vip);
