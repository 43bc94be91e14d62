import { add, minorUnits, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';

/** A deposit must be wagered so that it is played (errcode 102), a bonus so that it is earned (1071). */
export type RequirementSource = 'deposit' | 'bonus';

/** An open requirement as the rules see it. */
export interface OpenRequirement {
  id: number;
  source: RequirementSource;
  /** Of a deposit: coins that may be bet, not withdrawn. Of a bonus: coins that wait. */
  locked: MinorUnits;
  need: MinorUnits;
  done: MinorUnits;
}

const least = (one: MinorUnits, other: MinorUnits): MinorUnits => (one < other ? one : other);

const ofSource = (open: readonly OpenRequirement[], wanted: RequirementSource) =>
  open.filter(({ source }) => source === wanted);

/** The coins of bonuses, which cannot be bet before they are earned. */
export const waitingCoins = (open: readonly OpenRequirement[]): MinorUnits =>
  add(...ofSource(open, 'bonus').map(({ locked }) => locked));

export interface Staked {
  /** The part of the bet that a deposit had locked. */
  fromLocked: MinorUnits;
  /** What was taken of each deposit's locked coins, and what is left; only of those that changed. */
  changed: { id: number; taken: MinorUnits; locked: MinorUnits }[];
}

/**
 * Takes a bet from the player's own coins: free ones first, then those locked by deposits.
 * @param open oldest first
 * @param ownBefore the coins before the bet, without those of bonuses
 */
export function stakeOf(
  open: readonly OpenRequirement[],
  bet: MinorUnits,
  ownBefore: MinorUnits,
): Staked {
  const deposits = ofSource(open, 'deposit');
  const locked = least(add(...deposits.map((one) => one.locked)), ownBefore);
  const free = subtract(ownBefore, locked);
  const fromLocked = bet > free ? subtract(bet, free) : ZERO;
  let toUnlock = fromLocked;
  const changed: Staked['changed'] = [];
  for (const one of deposits) {
    const taken = least(one.locked, toUnlock);
    if (taken === 0) continue;
    toUnlock = subtract(toUnlock, taken);
    changed.push({ id: one.id, taken, locked: subtract(one.locked, taken) });
  }
  return { fromLocked, changed };
}

export interface Counted {
  /** Total progress of all requirements. */
  progress: MinorUnits;
  /** Only requirements that changed. */
  changed: { id: number; done: MinorUnits; isMet: boolean }[];
}

const ALL = 100n;

/**
 * Counts a bet: first in full towards deposits, as their money is the player's own; the remainder counts
 * towards bonuses by the game's share. No hundredth counts twice.
 * @param open oldest first
 * @param share of the game, 0 to 100 percent
 */
export function countTowards(
  open: readonly OpenRequirement[],
  bet: MinorUnits,
  share: number,
): Counted {
  const deposits = fill(ofSource(open, 'deposit'), bet);
  const left = BigInt(subtract(bet, deposits.progress));
  const shared = minorUnits(Number((left * BigInt(share)) / ALL));
  const bonuses = fill(ofSource(open, 'bonus'), shared);
  return {
    progress: add(deposits.progress, bonuses.progress),
    changed: [...deposits.changed, ...bonuses.changed],
  };
}

function fill(requirements: readonly OpenRequirement[], counted: MinorUnits): Counted {
  let left = counted;
  const changed: Counted['changed'] = [];
  for (const { id, need, done } of requirements) {
    const part = least(subtract(need, done), left);
    if (part === 0) continue;
    left = subtract(left, part);
    const next = add(done, part);
    changed.push({ id, done: next, isMet: next === need });
  }
  return { progress: subtract(counted, left), changed };
}

/** The part of a win that is locked in proportion to its bet, rounded down. */
export function lockedWin(win: MinorUnits, bet: MinorUnits, fromLocked: MinorUnits): MinorUnits {
  return minorUnits(Number((BigInt(win) * BigInt(fromLocked)) / BigInt(bet)));
}
