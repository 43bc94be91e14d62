import type { GameTable } from '#server/core/database/tables.ts';
import type { WireGame } from '#shared/game/contract.ts';
import type { Insertable, Selectable } from 'kysely';

/** A game with a numeric version, as this server counts it. */
export type NumberedGame = Omit<WireGame, 'version'> & { version: number };

/** Converts a game to a row; the contract's optional fields go into `extra`. */
export function gameToRow(game: NumberedGame): Insertable<GameTable> {
  const { id, brandId, typeId, name, hot, showType, hotSort, sort, version, ...extra } = game;
  return {
    id,
    brand_id: brandId,
    type_id: typeId,
    name,
    hot: hot ?? 0,
    show_type: showType ?? 0,
    hot_sort: hotSort ?? 0,
    sort: sort ?? 0,
    version,
    extra: JSON.stringify(extra),
  };
}

/** Converts a row to a game in wire format. */
export function gameFromRow(row: Selectable<GameTable>): NumberedGame {
  return {
    id: row.id,
    brandId: row.brand_id,
    typeId: row.type_id,
    name: row.name,
    hot: row.hot === 1 ? 1 : 0,
    showType: row.show_type,
    hotSort: row.hot_sort,
    sort: row.sort,
    version: row.version,
    ...(row.extra as Partial<NumberedGame>),
  };
}
