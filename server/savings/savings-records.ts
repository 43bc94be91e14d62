import { pageOf } from '#server/http/page.ts';
import { sql, type Kysely } from 'kysely';
import type { ParsedRequestOf, WireResponseOf } from '#contract/endpoints.ts';
import type { Tables } from '#server/database/tables.ts';

/** A page of a player's movements of savings, newest first, of one type when asked. */
export async function listSavings(
  db: Kysely<Tables>,
  playerId: number,
  { pageNo, pageSize, type }: ParsedRequestOf<'savingsRecord'>,
): Promise<WireResponseOf<'savingsRecord'>> {
  let found = db.selectFrom('savings_movement').where('player_id', '=', playerId);
  if (type !== undefined) found = found.where('type', '=', type);
  const [rows, { total }] = await Promise.all([
    found
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .selectAll()
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return pageOf(
    rows.map((row) => ({
      time: row.created_at,
      type: row.type,
      amount: row.amount,
      ...(row.micro === null ? {} : { micro: row.micro }),
      amountAfter: row.amount_after,
    })),
    { pageNo, pageSize },
    total,
  );
}
