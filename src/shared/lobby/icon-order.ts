/** Order in which icons are loaded: visible ones, the player's own, then the top of each category. */
import { gamesOf, likedGames, listedGames, type Catalogue } from '#shared/lobby/catalogue.ts';
import type { Game, GameId } from '#shared/game/game.ts';

/** Games at the top of a category that a player sees without much scrolling. */
const FIRST_ROWS = 12;

export interface IconInterests {
  /** Ids of the cards on the screen. */
  readonly visible: readonly GameId[];
  readonly likes: Readonly<Record<string, boolean>>;
  /** Recently played, latest first. */
  readonly history: readonly GameId[];
}

/** Every game once: visible, liked, recently played, first rows, the rest; and how many are visible. */
export function iconOrder(
  catalogue: Catalogue,
  { visible, likes, history }: IconInterests,
): { readonly games: readonly Game[]; readonly visible: number } {
  const seen = gamesOf(catalogue, visible);
  const shelves = [catalogue.hot, ...[...catalogue.shelves.values()].map(({ games }) => games)];
  const order = new Set<Game>([
    ...seen,
    ...likedGames(catalogue, likes),
    ...gamesOf(catalogue, history),
    ...shelves.flatMap((games) => games.slice(0, FIRST_ROWS)),
    ...listedGames(catalogue),
  ]);
  return { games: [...order], visible: seen.length };
}
