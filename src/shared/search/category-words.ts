/** Finds games by the name of their category: "slot", "fishing". */
import type { Category, Game } from '#shared/game/game.ts';
import { foldText, searchLength, squeeze } from './fold.ts';

/** Shorter input matches no category. */
const LEAST_LETTERS = 3;

/** Names that players type in Latin letters in every language, by category id (spec, overview). */
const LATIN_NAMES: Readonly<Record<number, string>> = {
  1: 'slots',
  2: 'fishing',
  3: 'poker',
  4: 'sports',
  5: 'live',
  6: 'arcade',
};

/** The categories whose name begins with the typed text. @param labelOf the name shown in the lobby */
export function categoriesNamed(
  typed: string,
  categories: readonly Category[],
  labelOf: (categoryId: number) => string,
): ReadonlySet<number> {
  const start = squeeze(foldText(typed));
  const isMeant = (name: string) => squeeze(foldText(name)).startsWith(start);
  const named = categories.filter(
    ({ id }) => isMeant(labelOf(id)) || isMeant(LATIN_NAMES[id] ?? ''),
  );
  return new Set(searchLength(typed) < LEAST_LETTERS ? [] : named.map(({ id }) => id));
}

/**
 * Merges games found by name with those of the matching categories: games whose name contains the exact words
 * first, then the categories, then similar names.
 */
export function withCategories(
  found: readonly Game[],
  typed: string,
  named: ReadonlySet<number>,
  listed: readonly Game[],
): readonly Game[] {
  if (named.size === 0) return found;
  const words = squeeze(foldText(typed));
  const holds = ({ name }: Game) => squeeze(foldText(name)).includes(words);
  const ofCategories = listed.filter(({ categoryId }) => named.has(categoryId));
  return [...new Set([...found.filter(holds), ...ofCategories, ...found])];
}
