/** A duel: the dragon and the tiger each get one card of a deck of 52, and the higher card wins. */
import type { Card } from './cards.ts';
import type { Draws } from './draws.ts';
import type { Hundredths } from './rise.ts';

export const DUEL_PICKS = ['dragon', 'tiger', 'tie'] as const;
export type DuelPick = (typeof DUEL_PICKS)[number];

/** Payouts of a bet, stake included. */
export interface DuelTable {
  readonly id: string;
  /** On the dragon or the tiger, when it has the higher card. */
  readonly side: Hundredths;
  /** On the dragon or the tiger, when the cards tie. */
  readonly sideInTie: Hundredths;
  /** On the tie, when the cards tie. */
  readonly tie: Hundredths;
}

/** In each table all three bets have the same return. */
export const DUEL_TABLES: readonly DuelTable[] = [
  { id: 'duel-2', side: 200, sideInTie: 50, tie: 1650 },
  { id: 'duel-1.95', side: 195, sideInTie: 50, tie: 1610 },
];

const DECK = 52;
const RANKS = 13;
/** Of the 51 cards that may follow a card, 3 have its rank: one in 17. */
const CASES = 17;
const HUNDRED = 100;

/** The return of a table, 0 to 1: of 17 duels each side wins 8, and one is a tie. */
export const duelReturn = ({ side, sideInTie }: DuelTable): number =>
  (((CASES - 1) / 2) * side + sideInTie) / (CASES * HUNDRED);

/** Draws the dragon's card, then the tiger's. */
export function drawDuel(draws: Draws): [dragon: Card, tiger: Card] {
  const dragon = draws.below(DECK);
  const other = draws.below(DECK - 1);
  return [dragon, other < dragon ? other : other + 1];
}

/** Ace low, king high. */
const heightOf = (card: Card): number => ((card >> 2) + 1) % RANKS;

export function duelWinner([dragon, tiger]: readonly [Card, Card]): DuelPick {
  const lead = heightOf(dragon) - heightOf(tiger);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'dragon' : 'tiger';
}

/** Returns what a bet on a pick pays for these cards. */
export function duelPays(
  table: DuelTable,
  pick: DuelPick,
  cards: readonly [Card, Card],
): Hundredths {
  const winner = duelWinner(cards);
  if (winner === 'tie') return pick === 'tie' ? table.tie : table.sideInTie;
  return winner === pick ? table.side : 0;
}
