import type { Draws } from './draws.ts';

/** A card: rank × 4 + suit, rank 0 = two to 12 = ace. */
export type Card = number;

export const HAND_SIZE = 5;
const DECK = 52;

/** Hands from worst to best; the index is that of a pay table. */
export const HANDS = [
  'nothing',
  'jacks',
  'two-pair',
  'three',
  'straight',
  'flush',
  'full-house',
  'four',
  'straight-flush',
  'royal-flush',
] as const;

/** Payout of each hand, in bets; one draw, jacks or better. */
export interface CardsTable {
  readonly id: string;
  readonly pays: readonly number[];
  /**
   * Return of optimal play, 0 to 1, over all 2,598,960 deals and every way to hold; the test `game-cards`
   * recomputes it.
   */
  readonly bestReturn: number;
}

export const CARDS_TABLES: readonly CardsTable[] = [
  {
    id: 'cards-8-5',
    pays: [0, 1, 2, 3, 4, 5, 8, 25, 50, 250],
    bestReturn: 0.960_635_476,
  },
  {
    id: 'cards-9-5',
    pays: [0, 1, 2, 3, 4, 5, 9, 25, 50, 250],
    bestReturn: 0.972_155_780,
  },
  {
    id: 'cards-9-6',
    pays: [0, 1, 2, 3, 4, 6, 9, 25, 50, 250],
    bestReturn: 0.983_734_569,
  },
];

/** Draws the ten cards of a round: five to deal, then five replacements, in order. */
export function drawCards(draws: Draws): Card[] {
  const deck = Array.from({ length: DECK }, (_, card) => card);
  return Array.from({ length: 2 * HAND_SIZE }, (_, place) => {
    const at = place + draws.below(DECK - place);
    const card = deck[at] ?? 0;
    deck[at] = deck[place] ?? 0;
    deck[place] = card;
    return card;
  });
}

/** Returns the hand after the draw: cards that are not held are replaced, from left to right. */
export function drawHand(cards: readonly Card[], held: readonly boolean[]): Card[] {
  let next = HAND_SIZE;
  return cards.slice(0, HAND_SIZE).map((card, place) => {
    if (held[place] === true) return card;
    const taken = cards[next] ?? card;
    next += 1;
    return taken;
  });
}

const JACK = 9;
const ACE = 12;
/** Ranks of A 2 3 4 5 as bits. */
const WHEEL = 0b1_0000_0000_1111;
const RUN = 0b11111;
const BEST_RUN = 8;

/** Returns a hand's index in `HANDS`. */
export function rankHand(hand: readonly Card[]): number {
  const counts = Array.from({ length: ACE + 1 }, () => 0);
  let ranks = 0;
  let isFlush = true;
  for (const card of hand) {
    const rank = card >> 2;
    counts[rank] = (counts[rank] ?? 0) + 1;
    ranks |= 1 << rank;
    isFlush &&= (card & 3) === ((hand[0] ?? 0) & 3);
  }
  const pairs = counts.filter((count) => count === 2).length;
  if (counts.includes(4)) return 7;
  if (counts.includes(3)) return pairs === 1 ? 6 : 3;
  if (pairs === 2) return 2;
  if (pairs === 1) return counts.lastIndexOf(2) >= JACK ? 1 : 0;
  const isRoyal = ranks === RUN << BEST_RUN;
  const isStraight = isRoyal || ranks === WHEEL || isRun(ranks);
  if (isFlush && isStraight) return isRoyal ? 9 : 8;
  if (isFlush) return 5;
  return isStraight ? 4 : 0;
}

function isRun(ranks: number): boolean {
  for (let start = 0; start < BEST_RUN; start += 1) {
    if (ranks === RUN << start) return true;
  }
  return false;
}
