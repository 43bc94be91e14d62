/** The last search words that led a player to a game, newest first. */
import { cutText } from '#shared/text/characters.ts';
import { tidyText } from '#shared/text/text.ts';
import { foldText } from './fold.ts';
import { LONGEST_QUERY } from './game-query.ts';

/** Maximum number (contract, constants part). */
export const MOST_RECENT = 8;

/** Adds words in front; other spellings of the same words are replaced. */
export function withRecent(recent: readonly string[], typed: string): readonly string[] {
  const words = cutText(tidyText(typed), LONGEST_QUERY);
  const folded = foldText(words);
  if (folded === '') return recent;
  return [words, ...recent.filter((other) => foldText(other) !== folded)].slice(0, MOST_RECENT);
}
