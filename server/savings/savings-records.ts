import { readPage } from '#server/core/http/page.ts';
import type { Kysely } from 'kysely';
import type { ParsedRequestOf, WireResponseOf } from '#shared/wire/endpoints.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** Lists a player's savings movements, newest first, a page at a time, optionally of one type. */
export async function listSavings(
  db: Kysely<Tables>,
  playerId: number,
  { type, ...page }: ParsedRequestOf<'savingsRecord'>,
): Promise<WireResponseOf<'savingsRecord'>> {
  let found = db.selectFrom('savings_movement').where('player_id', '=', playerId);
  if (type !== undefined) found = found.where('type', '=', type);
  return readPage(found.orderBy('id', 'desc').selectAll(), page, (row) => ({
    time: row.created_at,
    type: row.type,
    amount: row.amount,
    ...(row.micro === null ? {} : { micro: row.micro }),
    amountAfter: row.amount_after,
  }));
}
