import { add, minorUnits, subtract, ZERO, type MinorUnits } from '#domain/money.ts';

/** An open requirement as the rules see it. */
export interface OpenRequirement {
  id: number;
  locked: MinorUnits;
  need: MinorUnits;
  done: MinorUnits;
}

export interface SharedBet {
  /** The part of the bet that was locked money. */
  fromLocked: MinorUnits;
  /** The part of it that counted. */
  progress: MinorUnits;
  /** Only those that changed. */
  changed: OpenRequirement[];
}

const least = (one: MinorUnits, other: MinorUnits): MinorUnits => (one < other ? one : other);

/**
 * Shares a bet out. It is taken from free coins first, then from locked ones, and counts towards the
 * oldest requirement until that is met, then towards the next: no hundredth counts twice.
 * @param open oldest first
 * @param coinBefore the coins before the bet
 */
export function shareBet(
  open: readonly OpenRequirement[],
  bet: MinorUnits,
  coinBefore: MinorUnits,
): SharedBet {
  const locked = least(add(...open.map((one) => one.locked)), coinBefore);
  const free = subtract(coinBefore, locked);
  const fromLocked = bet > free ? subtract(bet, free) : ZERO;
  let toUnlock = fromLocked;
  let toCount = bet;
  const changed: OpenRequirement[] = [];
  for (const one of open) {
    const unlocked = least(one.locked, toUnlock);
    const counted = least(subtract(one.need, one.done), toCount);
    toUnlock = subtract(toUnlock, unlocked);
    toCount = subtract(toCount, counted);
    if (unlocked === 0 && counted === 0) continue;
    changed.push({
      ...one,
      locked: subtract(one.locked, unlocked),
      done: add(one.done, counted),
    });
  }
  return { fromLocked, progress: subtract(bet, toCount), changed };
}

/** The part of a win that is locked as its bet was, rounded down. */
export function lockedWin(win: MinorUnits, bet: MinorUnits, fromLocked: MinorUnits): MinorUnits {
  return minorUnits(Number((BigInt(win) * BigInt(fromLocked)) / BigInt(bet)));
}
