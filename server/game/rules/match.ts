/** A football match, drawn goal by goal; every bet on it has fixed odds. */
import type { Draws } from './draws.ts';
import type { Hundredths } from './rise.ts';

export const MATCH_PICKS = ['home', 'draw', 'away', 'over', 'under'] as const;
export type MatchPick = (typeof MATCH_PICKS)[number];

/** The minutes in which each side scored, ascending. */
export interface MatchGoals {
  home: number[];
  away: number[];
}

/** In how many of 1,000 matches a side scores 0, 1, 2, … goals. */
const HOME_GOALS = [235, 340, 247, 119, 43, 16];
const AWAY_GOALS = [317, 364, 209, 80, 23, 7];
const MATCHES = 1000;
const ONE: Hundredths = 100;
const MINUTES = 90;
/** `over` wins with more goals than this, `under` otherwise. */
const OVER = 2;

function drawCount(draws: Draws, weights: readonly number[]): number {
  let left = draws.below(MATCHES);
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}

function drawMinutes(draws: Draws, count: number): number[] {
  const minutes = Array.from({ length: count }, () => 1 + draws.below(MINUTES));
  return minutes.toSorted((one, other) => one - other);
}

/** Draws a match: first the number of goals of each side, then their minutes. */
export function drawMatch(draws: Draws): MatchGoals {
  const home = drawCount(draws, HOME_GOALS);
  const away = drawCount(draws, AWAY_GOALS);
  return { home: drawMinutes(draws, home), away: drawMinutes(draws, away) };
}

/** True when a bet on the pick wins with this score. */
export function isMatchWon(pick: MatchPick, home: number, away: number): boolean {
  switch (pick) {
    case 'home':
      return home > away;
    case 'draw':
      return home === away;
    case 'away':
      return home < away;
    case 'over':
      return home + away > OVER;
    case 'under':
      return home + away <= OVER;
  }
}

/** The exact probability of a pick, 0 to 1, over all scores. */
export function matchChance(pick: MatchPick): number {
  const ways = HOME_GOALS.flatMap((homeWeight, home) =>
    AWAY_GOALS.map((awayWeight, away) =>
      isMatchWon(pick, home, away) ? homeWeight * awayWeight : 0,
    ),
  );
  return ways.reduce((sum, some) => sum + some, 0) / MATCHES ** 2;
}

/** Payout of a won bet on each pick, stake included. */
export interface MatchTable {
  readonly id: string;
  readonly odds: Readonly<Record<MatchPick, Hundredths>>;
}

/** Odds are rounded down to hundredths, so the return of a pick is at most the share. */
function tableOf(id: string, share: number): MatchTable {
  const oddsOf = (pick: MatchPick): Hundredths => Math.floor((ONE * share) / matchChance(pick));
  return {
    id,
    odds: {
      home: oddsOf('home'),
      draw: oddsOf('draw'),
      away: oddsOf('away'),
      over: oddsOf('over'),
      under: oddsOf('under'),
    },
  };
}

export const MATCH_TABLES: readonly MatchTable[] = [
  tableOf('match-96.5', 0.965),
  tableOf('match-95.5', 0.955),
  tableOf('match-94.5', 0.945),
];

/** The return of the best pick, 0 to 1. */
export const matchReturn = ({ odds }: MatchTable): number =>
  Math.max(...MATCH_PICKS.map((pick) => (odds[pick] / ONE) * matchChance(pick)));
