import { rankHand } from '#server/game/rules/cards.ts';

/** Optimal holds for every hand, computed over all draws from the other 47 cards. */
export interface BestPlay {
  /** Returns which of the five cards to hold. */
  hold(hand: readonly number[]): boolean[];
  /** Returns the expected return of optimal play over all deals, 0 to 1. */
  exactReturn(): number;
}

const DECK = 52;
const HAND = 5;
const MASKS = Array.from({ length: 1 << HAND }, (_, mask) => mask);
const sizeOf = MASKS.map((mask) => [0, 1, 2, 3, 4].filter((bit) => (mask >> bit) & 1).length);
/** Ways to draw 0 to 5 cards from 47. */
const DRAWS_OF = [1, 47, 1081, 16_215, 178_365, 1_533_939];

const choose = Array.from({ length: DECK + 1 }, (_, n) =>
  Array.from({ length: HAND + 1 }, (_unused, k) => {
    let ways = 1;
    for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1);
    return Math.round(ways);
  }),
);

/** Computes the index of each of the 32 subsets of an ascending hand among subsets of its size. */
function subsetIndexes(hand: readonly number[], into: Int32Array): void {
  for (const mask of MASKS) {
    let index = 0;
    let taken = 0;
    for (let bit = 0; bit < HAND; bit += 1) {
      if (((mask >> bit) & 1) === 0) continue;
      taken += 1;
      index += choose[hand[bit] ?? 0]?.[taken] ?? 0;
    }
    into[mask] = index;
  }
}

function eachHand(visit: (hand: readonly number[]) => void): void {
  const h = [0, 0, 0, 0, 0];
  for (let e = 4; e < DECK; e += 1)
    for (let d = 3; d < e; d += 1)
      for (let c = 2; c < d; c += 1)
        for (let b = 1; b < c; b += 1)
          for (let a = 0; a < b; a += 1) {
            [h[0], h[1], h[2], h[3], h[4]] = [a, b, c, d, e];
            visit(h);
          }
}

/**
 * Counts the hands that equal this one up to a renaming of suits. Only the representative with
 * ordered suits returns the count; the others return 0 and can be skipped.
 */
function sameButForSuits(hand: readonly number[]): number {
  const ranksOf = [0, 0, 0, 0];
  for (const card of hand) ranksOf[card & 3] = (ranksOf[card & 3] ?? 0) | (1 << (card >> 2));
  let ways = 24;
  let alike = 1;
  for (let suit = 1; suit < ranksOf.length; suit += 1) {
    const before = ranksOf[suit - 1] ?? 0;
    const ranks = ranksOf[suit] ?? 0;
    if (before < ranks) return 0;
    alike = before === ranks ? alike + 1 : 1;
    ways /= alike;
  }
  return ways;
}

/** Computes optimal play for a pay table. Takes seconds, so call it once per table. */
export function bestPlay(pays: readonly number[]): BestPlay {
  // Total pay of all hands that contain a subset, by size and index of the subset.
  const paid = Array.from({ length: HAND + 1 }, (_, k) => new Float64Array(choose[DECK]?.[k] ?? 0));
  const indexes = new Int32Array(1 << HAND);
  eachHand((hand) => {
    const pay = pays[rankHand(hand)] ?? 0;
    if (pay === 0) return;
    subsetIndexes(hand, indexes);
    for (const mask of MASKS) {
      const sums = paid[sizeOf[mask] ?? 0];
      const index = indexes[mask] ?? 0;
      if (sums) sums[index] = (sums[index] ?? 0) + pay;
    }
  });
  const value = new Float64Array(1 << HAND);
  /** Writes the expected pay of each hold to `value`. @returns the best hold */
  const weigh = (sorted: readonly number[]): number => {
    subsetIndexes(sorted, indexes);
    for (const mask of MASKS) {
      const size = sizeOf[mask] ?? 0;
      const sum = paid[size]?.[indexes[mask] ?? 0] ?? 0;
      value[mask] = size % 2 === 0 ? sum : -sum;
    }
    // Inclusion–exclusion: hands with the held cards and without the discarded ones.
    for (let bit = 0; bit < HAND; bit += 1)
      for (const mask of MASKS)
        if (((mask >> bit) & 1) === 0)
          value[mask] = (value[mask] ?? 0) + (value[mask | (1 << bit)] ?? 0);
    let best = 0;
    for (const mask of MASKS) {
      const size = sizeOf[mask] ?? 0;
      value[mask] = ((size % 2 === 0 ? 1 : -1) * (value[mask] ?? 0)) / (DRAWS_OF[HAND - size] ?? 1);
      if ((value[mask] ?? 0) > (value[best] ?? 0)) best = mask;
    }
    return best;
  };
  return {
    hold(hand) {
      const sorted = hand.toSorted((one, other) => one - other);
      const mask = weigh(sorted);
      return hand.map((card) => ((mask >> sorted.indexOf(card)) & 1) === 1);
    },
    exactReturn() {
      let sum = 0;
      let hands = 0;
      eachHand((hand) => {
        const ways = sameButForSuits(hand);
        if (ways === 0) return;
        sum += ways * (value[weigh(hand)] ?? 0);
        hands += ways;
      });
      return sum / hands;
    },
  };
}
