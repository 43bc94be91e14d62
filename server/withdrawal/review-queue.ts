import { OrderStatus } from '#server/money/ledger/order-status.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';

export const ORDER_LISTS = ['open', 'ended'] as const;
export type OrderList = (typeof ORDER_LISTS)[number];

const OPEN = [OrderStatus.waiting, OrderStatus.inProcess];

/**
 * Orders for the operator: open ones that wait for review before those at the bank, oldest first; ended ones
 * newest first.
 */
export async function listForReview(
  db: Kysely<Tables>,
  {
    list,
    playerId,
    page,
    limit,
  }: { list: OrderList; playerId: number | undefined; page: number; limit: number },
) {
  const isOpen = list === 'open';
  let found = db
    .selectFrom('withdrawal_order')
    .innerJoin('player', 'player.id', 'withdrawal_order.player_id')
    .where('withdrawal_order.status', isOpen ? 'in' : 'not in', OPEN)
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .select([
      'withdrawal_order.id',
      'order_no',
      'amount',
      'unplayed',
      'bank_name',
      'withdrawal_order.status',
      'withdrawal_order.created_at',
      'player.account',
    ]);
  if (playerId !== undefined) found = found.where('player_id', '=', playerId);
  found = isOpen
    ? found
        .orderBy('withdrawal_order.status', 'desc')
        .orderBy('withdrawal_order.created_at')
        .orderBy('withdrawal_order.id')
    : found.orderBy('withdrawal_order.created_at', 'desc').orderBy('withdrawal_order.id', 'desc');
  const rows = await found.execute();
  return { orders: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** Other accounts that have an order's bank account. */
export const accountsAtBank = (
  db: Kysely<Tables>,
  order: { playerId: number; bankId: number; account: string },
) =>
  db
    .selectFrom('bank_account')
    .innerJoin('player', 'player.id', 'bank_account.player_id')
    .where('bank_account.bank_id', '=', order.bankId)
    .where('bank_account.mobile', '=', order.account)
    .where('player.id', '!=', order.playerId)
    .orderBy('player.id')
    .select('player.account')
    .execute();
