/** How a bet and the end of its round change a player's open requirements. Nothing is read or written here. */
import {
  countTowards,
  lockedWin,
  stakeOf,
  waitingCoins,
} from '#server/money/wagering/share-bet.ts';
import type { OpenRequirement } from '#server/money/wagering/share-bet.ts';
import { add, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';

/** Thrown when a bet would use coins of an unearned bonus. */
export class OnlyBonusLeft extends Error {
  override readonly name = 'OnlyBonusLeft';
}

/** What a bet took of a deposit's locked coins. */
export interface Taken {
  id: number;
  taken: MinorUnits;
}

export interface PlannedBet {
  /** The part of the bet that deposits had locked, and of which. */
  fromLocked: MinorUnits;
  takenFrom: Taken[];
  /** The requirements after the bet. */
  open: OpenRequirement[];
}

/**
 * Takes a bet from the player's own coins.
 * @param open oldest first
 * @param coinBefore all coins before the bet
 * @throws OnlyBonusLeft when it would take coins of a bonus
 */
export function planBet(
  open: readonly OpenRequirement[],
  bet: MinorUnits,
  coinBefore: MinorUnits,
): PlannedBet {
  if (open.length === 0) return { fromLocked: ZERO, takenFrom: [], open: [] };
  const own = subtract(coinBefore, waitingCoins(open));
  if (own < bet) throw new OnlyBonusLeft('the bet would take coins of a bonus');
  const { fromLocked, changed } = stakeOf(open, bet, own);
  const lockedOf = new Map(changed.map(({ id, locked }) => [id, locked]));
  return {
    fromLocked,
    takenFrom: changed.map(({ id, taken }) => ({ id, taken })),
    open: open.map((one) => ({ ...one, locked: lockedOf.get(one.id) ?? one.locked })),
  };
}

export interface EndedRound {
  bet: MinorUnits;
  win: MinorUnits;
  takenFrom: readonly Taken[];
  /** Percent that counts towards bonuses; null when nothing of the bet counts. */
  share: number | null;
}

export interface PlannedRound {
  /** How much of the bet counted. */
  progress: MinorUnits;
  /** The requirements after the round; those with `done` equal to `need` are met. */
  open: OpenRequirement[];
}

/**
 * Counts a bet towards the wagering of deposits and bonuses. While a deposit has open wagering, a win of its
 * money is locked under it again, in the same proportion.
 * @param open oldest first
 */
export function planRound(
  open: readonly OpenRequirement[],
  { bet, win, takenFrom, share }: EndedRound,
): PlannedRound {
  const { progress, changed } =
    share === null ? { progress: ZERO, changed: [] } : countTowards(open, bet, share);
  const doneOf = new Map(changed.map(({ id, done }) => [id, done]));
  const takenOf = new Map(takenFrom.map(({ id, taken }) => [id, taken]));
  return {
    progress,
    open: open.map((one) => {
      const done = doneOf.get(one.id) ?? one.done;
      const again = done === one.need ? ZERO : lockedWin(win, bet, takenOf.get(one.id) ?? ZERO);
      return { ...one, done, locked: add(one.locked, again) };
    }),
  };
}
