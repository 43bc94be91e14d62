import type { Draws } from './draws.ts';

const REELS = 5;
const ROWS = 3;

/** Symbol 0 is wild and substitutes any other; it is on the three middle reels only. */
const WILD = 0;

/** How often each symbol is on each reel; every reel has 32 places. */
const COUNTS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 5, 6, 6],
  [1, 1, 2, 3, 4, 5, 5, 6, 5],
  [2, 1, 2, 3, 4, 4, 5, 5, 6],
  [1, 1, 2, 3, 4, 5, 5, 6, 5],
  [0, 1, 2, 3, 4, 5, 5, 6, 6],
];

/** The row of each reel that a line crosses, 0 on top. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

/** Payout of 3, 4 and 5 of a symbol from the left, in line bets (a tenth of the bet). */
type Pays = readonly [number, number, number];

/** A pay table. All tables share the reels, so only the pays determine the return. */
export interface ReelsTable {
  readonly id: string;
  /** Of symbols 1 to 8. */
  readonly pays: readonly Pays[];
}

const HIGH: readonly Pays[] = [
  [100, 500, 2000],
  [60, 250, 1000],
  [40, 150, 500],
  [25, 80, 250],
  [20, 50, 120],
];

const table = (id: string, ...low: Pays[]): ReelsTable => ({ id, pays: [...HIGH, ...low] });

export const REELS_TABLES: readonly ReelsTable[] = [
  table('reels-a', [18, 40, 100], [12, 40, 80], [12, 25, 60]),
  table('reels-b', [20, 40, 100], [14, 40, 80], [10, 25, 60]),
  table('reels-c', [20, 40, 100], [12, 40, 80], [12, 30, 60]),
  table('reels-d', [15, 40, 100], [15, 40, 80], [12, 40, 60]),
];

/**
 * The symbols of each reel from top to bottom. Built from the counts by always placing the symbol that lags
 * most behind, which spreads equal ones apart.
 */
export const STRIPS: readonly (readonly number[])[] = COUNTS.map((counts) => {
  const length = counts.reduce((sum, count) => sum + count, 0);
  const placed = counts.map(() => 0);
  return Array.from({ length }, (_, place) => {
    let best = -1;
    let lag = -Infinity;
    for (const [symbol, count] of counts.entries()) {
      const done = placed[symbol] ?? 0;
      const behind = (count * (place + 1)) / length - done;
      if (done < count && behind > lag) {
        best = symbol;
        lag = behind;
      }
    }
    placed[best] = (placed[best] ?? 0) + 1;
    return best;
  });
});

export interface LineWin {
  line: number;
  symbol: number;
  count: number;
  /** In line bets. */
  pays: number;
}

export interface Spin {
  /** Columns from left to right, each from top to bottom. */
  window: number[][];
  wins: LineWin[];
  /** In line bets. */
  pays: number;
}

/** Draws where the five reels stop. */
export const drawStops = (draws: Draws): number[] =>
  STRIPS.map((strip) => draws.below(strip.length));

/** Returns what the stops show and pay. */
export function readStops(stops: readonly number[], { pays }: ReelsTable): Spin {
  const window = STRIPS.map((strip, reel) =>
    Array.from(
      { length: ROWS },
      (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? WILD,
    ),
  );
  const wins = LINES.flatMap((rows, line) => {
    const first = window[0]?.[rows[0] ?? 0] ?? WILD;
    let count = 1;
    while (count < REELS) {
      const symbol = window[count]?.[rows[count] ?? 0];
      if (symbol !== first && symbol !== WILD) break;
      count += 1;
    }
    const paid = pays[first - 1]?.[count - 3] ?? 0;
    return paid > 0 ? [{ line, symbol: first, count, pays: paid }] : [];
  });
  return { window, wins, pays: wins.reduce((sum, win) => sum + win.pays, 0) };
}

/**
 * The exact return of a table, 0 to 1: a line's expectation in line bets, which equals the whole bet's, since
 * every line crosses each reel at a uniformly drawn place.
 */
export function reelsReturn({ pays }: ReelsTable): number {
  let sum = 0;
  for (const [index, [three, four, five]] of pays.entries()) {
    const hit = COUNTS.map((counts, reel) => {
      const length = STRIPS[reel]?.length ?? 1;
      return ((counts[index + 1] ?? 0) + (counts[WILD] ?? 0)) / length;
    });
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = hit;
    sum += a * b * c * ((1 - d) * three + d * ((1 - e) * four + e * five));
  }
  return sum;
}
