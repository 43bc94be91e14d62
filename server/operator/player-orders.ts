import { selectPendingOrders } from '#server/money/ledger/withdrawn.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';

const WAITING = 0;

const depositsOf = (db: Kysely<Tables>, playerId: number, most: number) =>
  db
    .selectFrom('deposit_order')
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('order_no', 'desc')
    .limit(most);

/** Orders that nobody has decided yet, the newest first. */
export async function openOrdersOf(db: Kysely<Tables>, playerId: number, most: number) {
  const [deposits, withdrawals] = await Promise.all([
    depositsOf(db, playerId, most)
      .where('status', '=', WAITING)
      .select(['order_no as orderNo', 'amount', 'created_at as createdAt'])
      .execute(),
    selectPendingOrders(db, playerId)
      .select(['order_no as orderNo', 'amount', 'status', 'created_at as createdAt'])
      .execute(),
  ]);
  return { deposits, withdrawals };
}

/** The latest orders in any state. */
export async function lastOrdersOf(db: Kysely<Tables>, playerId: number, most: number) {
  const [deposits, withdrawals] = await Promise.all([
    depositsOf(db, playerId, most)
      .select(['order_no as orderNo', 'amount', 'credited', 'status', 'created_at as createdAt'])
      .select('channel_name as channel')
      .execute(),
    db
      .selectFrom('withdrawal_order')
      .where('player_id', '=', playerId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .select(['order_no as orderNo', 'amount', 'status', 'created_at as createdAt'])
      .execute(),
  ]);
  return { deposits, withdrawals };
}

/** The latest rounds for money; `win` is null while one is open. */
export const lastRoundsOf = (db: Kysely<Tables>, playerId: number, most: number) =>
  db
    .selectFrom('game_round')
    .leftJoin('game', 'game.id', 'game_round.game_id')
    .where('player_id', '=', playerId)
    .where('is_demo', '=', false)
    .orderBy('game_round.id', 'desc')
    .limit(most)
    .select(['round_no as roundNo', 'game_id as gameId', 'game.name as game', 'bet', 'win'])
    .select('game_round.created_at as createdAt')
    .execute();
