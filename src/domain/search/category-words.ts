/** Finding games by the name of their category: "slot", "fishing". */
import type { Category, Game } from '#domain/game.ts';
import { foldText, squeeze } from './fold.ts';

/** Fewer letters name nothing. */
const LEAST_LETTERS = 3;

/** What players type in Latin letters in every language, by the number of the category (spec, overview). */
const LATIN_NAMES: Readonly<Record<number, string>> = {
  1: 'slots',
  2: 'fishing',
  3: 'poker',
  4: 'sports',
  5: 'live',
  6: 'arcade',
};

/**
 * The categories whose name begins with what was typed.
 * @param labelOf the name that the lobby shows
 */
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
  return new Set(start.length < LEAST_LETTERS ? [] : named.map(({ id }) => id));
}

/**
 * The games found by their names, and those of the named categories: whose name holds the very words
 * comes first, then the categories, then what is only alike.
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
