import { asGiven } from '#server/core/database/columns.ts';
import { pageOf } from '#server/core/http/page.ts';
import { sql, type Kysely } from 'kysely';
import type { ParsedRequestOf, WireResponseOf } from '#shared/wire/endpoints.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { MinorUnits } from '#shared/money/money.ts';

type Asked = ParsedRequestOf<'gameRecord'>;

/** Lists the player's ended rounds that match the filter, newest first, a page at a time. */
export async function listRounds(
  db: Kysely<Tables>,
  playerId: number,
  request: Asked,
): Promise<WireResponseOf<'gameRecord'>> {
  const { pageNo, pageSize } = request;
  const [rows, sums] = await Promise.all([
    roundsOf(db, playerId, request)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .select(['round_no', 'game_id', 'bet', 'win', 'balance_after', 'created_at'])
      .execute(),
    sumsOf(db, playerId, request).executeTakeFirstOrThrow(),
  ]);
  const { total, bet, win } = sums;
  return {
    ...pageOf(
      rows.map((row) => ({
        roundNo: row.round_no,
        gameId: row.game_id,
        bet: row.bet,
        win: row.win ?? 0,
        balanceAfter: row.balance_after,
        time: row.created_at,
      })),
      { pageNo, pageSize },
      total,
    ),
    sum: { bet, win },
  };
}

/** Count, bets and wins of the matching rounds; a test verifies that only the index is read. */
export const sumsOf = (db: Kysely<Tables>, playerId: number, request: Asked) =>
  roundsOf(db, playerId, request).select([
    sql<number>`count(*)::int`.as('total'),
    sql<MinorUnits>`coalesce(sum(bet), 0)::bigint`.as('bet'),
    sql<MinorUnits>`coalesce(sum(win), 0)::bigint`.as('win'),
  ]);

function roundsOf(
  db: Kysely<Tables>,
  playerId: number,
  { gameId, brandId, beginTime, endTime }: Asked,
) {
  let found = db
    .selectFrom('game_round')
    .where('player_id', '=', playerId)
    .where('is_demo', '=', false)
    .where('ended_at', 'is not', null);
  if (gameId !== undefined) found = found.where('game_id', '=', asGiven(gameId));
  if (brandId !== undefined) found = found.where('brand_id', '=', asGiven(brandId));
  if (beginTime !== undefined) found = found.where('created_at', '>=', beginTime);
  if (endTime !== undefined) found = found.where('created_at', '<', endTime);
  return found;
}
