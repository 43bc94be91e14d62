import type { GameKind } from '#server/core/database/game-kind.ts';
import { CARDS_TABLES } from './cards.ts';
import { DUEL_PICKS, DUEL_TABLES, duelReturn } from './duel.ts';
import { FISHES } from './fishing.ts';
import { MATCH_PICKS, MATCH_TABLES, matchReturn } from './match.ts';
import { REELS_TABLES, reelsReturn } from './reels.ts';

/** Titles of pages that are not translated. */
export const KIND_TITLES: Readonly<Record<GameKind, string>> = {
  reels: 'Reels',
  fishing: 'Fishing',
  cards: 'Five cards',
  match: 'Match',
  duel: 'Duel',
  rise: 'Rise',
};

/** The kind of each category (spec §1: slots, fish, poker, sports, live, games). */
const KIND_OF_TYPE: Readonly<Record<number, GameKind>> = {
  1: 'reels',
  2: 'fishing',
  3: 'cards',
  4: 'match',
  5: 'duel',
  6: 'rise',
};

export const kindOfType = (typeId: number): GameKind => KIND_OF_TYPE[typeId] ?? 'reels';

/** The choices of a bet, in kinds that have them. */
const PICKS: Readonly<Partial<Record<GameKind, readonly string[]>>> = {
  fishing: FISHES,
  match: MATCH_PICKS,
  duel: DUEL_PICKS,
};

/** True when a bet of this kind may be placed on the pick; null means none. */
export function takesPick(kind: GameKind, pick: string | null): boolean {
  const picks = PICKS[kind];
  return picks === undefined ? pick === null : pick !== null && picks.includes(pick);
}

const BPS = 10_000;
/**
 * Bounds for kinds whose odds are computed from the return. A bet on fish counts in full towards a bonus, so
 * its return is low enough that clearing a bonus costs what it pays (decision 0018).
 */
const ANY_RETURN = {
  rise: { usual: 9650, least: 9000, most: 9900 },
  fishing: { usual: 9600, least: 9000, most: 9700 },
};

/** A game's pay table, and its true return in hundredths of a percent. */
export interface Terms {
  tableId: string;
  returnBps: number;
}

const termsOf = (tableId: string, share: number): Terms => ({
  tableId,
  returnBps: Math.round(share * BPS),
});

const TABLES: Readonly<Record<Exclude<GameKind, keyof typeof ANY_RETURN>, readonly Terms[]>> = {
  reels: REELS_TABLES.map((table) => termsOf(table.id, reelsReturn(table))),
  cards: CARDS_TABLES.map(({ id, bestReturn }) => termsOf(id, bestReturn)),
  match: MATCH_TABLES.map((table) => termsOf(table.id, matchReturn(table))),
  duel: DUEL_TABLES.map((table) => termsOf(table.id, duelReturn(table))),
};

/**
 * Returns the terms closest to what a catalogue requests. A pay table has a fixed return; a kind without one
 * takes any within its bounds.
 * @param percent the requested return, e.g. 96.51
 */
export function termsFor(kind: GameKind, percent: number | undefined): Terms {
  // By text, because 96.51 × 100 is not exactly 9651.
  const asked = percent === undefined ? undefined : Math.round(Number(`${percent}e2`));
  if (kind === 'rise' || kind === 'fishing') {
    const { usual, least, most } = ANY_RETURN[kind];
    return { tableId: kind, returnBps: Math.min(Math.max(asked ?? usual, least), most) };
  }
  const [first, ...others] = TABLES[kind];
  if (first === undefined) throw new Error(`no pay table for ${kind}`);
  const distance = ({ returnBps }: Terms): number => Math.abs(returnBps - (asked ?? 0));
  return others.reduce((best, terms) => (distance(terms) < distance(best) ? terms : best), first);
}

/** A return as the catalogue states it: percent with two decimals. */
export const percentOfBps = (returnBps: number): number => Number(`${returnBps}e-2`);
