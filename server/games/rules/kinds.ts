import { CARDS_TABLES } from './cards.ts';
import { REELS_TABLES, reelsReturn } from './reels.ts';

/** The three games that this platform really plays. */
export const GAME_KINDS = ['reels', 'cards', 'rise'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** The game of a category (spec §1: slots, fish, poker, sports, live, games). */
const KIND_OF_TYPE: Readonly<Record<number, GameKind>> = {
  1: 'reels',
  2: 'reels',
  3: 'cards',
  4: 'rise',
  5: 'cards',
  6: 'rise',
};

export const kindOfType = (typeId: number): GameKind => KIND_OF_TYPE[typeId] ?? 'reels';

const BPS = 10_000;
const RISE_DEFAULT_BPS = 9650;
const RISE_BPS = { least: 9000, most: 9900 };

/** Which pay table a game plays by, and its true return in hundredths of a percent. */
export interface Terms {
  tableId: string;
  returnBps: number;
}

const toBps = (share: number): number => Math.round(share * BPS);

const TABLES: Readonly<Record<'reels' | 'cards', readonly Terms[]>> = {
  reels: REELS_TABLES.map((table) => ({
    tableId: table.id,
    returnBps: toBps(reelsReturn(table)),
  })),
  cards: CARDS_TABLES.map(({ id, bestReturn }) => ({ tableId: id, returnBps: toBps(bestReturn) })),
};

/**
 * The terms nearest to what a catalogue wishes for. The rising multiplier meets any wish; a pay
 * table has the return it has, so the wish gives way.
 * @param percent the wished return, e.g. 96.51
 */
export function termsFor(typeId: number, percent: number | undefined): Terms {
  const kind = kindOfType(typeId);
  // Through text, as 96.51 × 100 is not quite 9651.
  const wished = percent === undefined ? undefined : Math.round(Number(`${percent}e2`));
  if (kind === 'rise') {
    const bps = Math.min(Math.max(wished ?? RISE_DEFAULT_BPS, RISE_BPS.least), RISE_BPS.most);
    return { tableId: 'rise', returnBps: bps };
  }
  const [first, ...others] = TABLES[kind];
  if (first === undefined) throw new Error(`no pay table for ${kind}`);
  return others.reduce(
    (best, terms) =>
      Math.abs(terms.returnBps - (wished ?? 0)) < Math.abs(best.returnBps - (wished ?? 0))
        ? terms
        : best,
    first,
  );
}

/** A return as the catalogue states it: percent with two decimals. */
export const percentOfBps = (returnBps: number): number => Number(`${returnBps}e-2`);
