import type { Game } from '#shared/game/game.ts';

/** The games of one row of the grid. */
export type GameRow = readonly Game[];

/** Splits a list into rows of `columns` games; the last may be shorter. */
export function gameRows(games: readonly Game[], columns: number): readonly GameRow[] {
  const width = Math.max(1, Math.floor(columns));
  return Array.from({ length: Math.ceil(games.length / width) }, (_unused, row) =>
    games.slice(row * width, (row + 1) * width),
  );
}
