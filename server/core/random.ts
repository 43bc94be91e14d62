/** A seeded random source: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A fraction from 0 up to, but not including, 1. */
  next(): number;
  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** One item of a non-empty list. */
  pick<T>(items: readonly T[]): T;
  /** True with this probability (0 to 1). */
  chance(probability: number): boolean;
  /** A shuffled copy of the list. */
  shuffle<T>(items: readonly T[]): T[];
}

/** A 32-bit hash of a text (FNV-1a with a final mix), for seeds and stable choices. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Creates a mulberry32 generator from a text; independent of the clock and `Math.random`. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: (items) => itemAt(items, int(0, items.length - 1)),
    chance: (probability) => next() < probability,
    shuffle: (items) => {
      const copy = [...items];
      for (let last = copy.length - 1; last > 0; last -= 1) {
        const other = int(0, last);
        const kept = itemAt(copy, last);
        copy[last] = itemAt(copy, other);
        copy[other] = kept;
      }
      return copy;
    },
  };
}

/** The item at an index. @throws RangeError outside the list: a bug of the caller. */
export function itemAt<T>(items: readonly T[], index: number): T {
  if (index < 0 || index >= items.length) throw new RangeError(`no item at ${index}`);
  return items[index] as T;
}
