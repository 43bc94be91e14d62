/** The last words that led a player somewhere, newest first. */
import { foldText } from './fold.ts';
import { LONGEST_QUERY } from './game-query.ts';

/** So many are kept (contract, constants part). */
export const MOST_RECENT = 8;

/** Puts words in front; the same words in another spelling are one. */
export function withRecent(recent: readonly string[], typed: string): readonly string[] {
  const words = typed.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_QUERY);
  const folded = foldText(words);
  if (folded === '') return recent;
  return [words, ...recent.filter((other) => foldText(other) !== folded)].slice(0, MOST_RECENT);
}
