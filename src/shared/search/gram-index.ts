/** Finds names by the letter n-grams that they share with the query. */
import { gramsOf } from './fold.ts';

/** Names are identified by their index of insertion, from 0. */
export interface GramIndex {
  /** Adds a folded name without spaces. */
  add(squeezed: string): void;
  /** The names that share most, with rare n-grams weighing more; `most` at most. */
  nearest(squeezed: string, most: number): readonly number[];
}

export function createGramIndex(): GramIndex {
  const holders = new Map<string, number[]>();
  const sizes: number[] = [];
  let scores = new Float64Array(0);

  return {
    add(squeezed) {
      const grams = gramsOf(squeezed);
      for (const gram of grams) {
        const known = holders.get(gram);
        if (known === undefined) holders.set(gram, [sizes.length]);
        else known.push(sizes.length);
      }
      sizes.push(grams.length);
    },
    nearest(squeezed, most) {
      if (scores.length < sizes.length) scores = new Float64Array(sizes.length);
      const touched: number[] = [];
      for (const gram of gramsOf(squeezed)) {
        const found = holders.get(gram) ?? [];
        const rarity = Math.log(1 + sizes.length / found.length);
        for (const at of found) {
          if (scores[at] === 0) touched.push(at);
          scores[at] = (scores[at] ?? 0) + rarity;
        }
      }
      // A long name shares more by chance.
      const ranked = touched.map((at) => ({
        at,
        score: (scores[at] ?? 0) / Math.sqrt(sizes[at] ?? 1),
      }));
      for (const at of touched) scores[at] = 0;
      return ranked
        .sort((a, b) => b.score - a.score)
        .slice(0, most)
        .map(({ at }) => at);
    },
  };
}
