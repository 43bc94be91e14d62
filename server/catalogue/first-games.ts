import type { NumberedGame } from '#server/catalogue/game-rows.ts';

/** Hot games: more than a screen shows before the whole list arrives. */
const HOT = 36;
const OF_CATEGORY = 18;

/** Selects the first games of each tab of the lobby: a first visit starts with these. */
export function firstGames(games: readonly NumberedGame[]): readonly NumberedGame[] {
  const shown = games.filter(({ showType = 0 }) => showType === 0);
  const hot = shown
    .filter((game) => game.hot === 1)
    .toSorted((a, b) => (a.hotSort ?? 0) - (b.hotSort ?? 0) || a.id - b.id);
  const sorted = shown.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0) || a.id - b.id);
  const chosen = new Set(hot.slice(0, HOT));
  const taken = new Map<number, number>();
  for (const game of sorted) {
    const count = taken.get(game.typeId) ?? 0;
    if (count < OF_CATEGORY) chosen.add(game);
    taken.set(game.typeId, count + 1);
  }
  return games.filter((game) => chosen.has(game));
}
