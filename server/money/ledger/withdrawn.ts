import { DAY_MS } from '#shared/time/duration.ts';
import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { dayText } from '#server/core/market-day.ts';
import { OrderStatus } from '#server/money/ledger/order-status.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { MinorUnits } from '#shared/money/money.ts';

/** Counts towards limits: orders in progress or paid. Failed and rejected ones free their place. */
const COUNTED = [OrderStatus.inProcess, OrderStatus.waiting, OrderStatus.success];
const PENDING = [OrderStatus.inProcess, OrderStatus.waiting];

/** A paid order that the bank sent back later stays counted: the day's limits do not depend on it. */
const isCounted = (eb: ExpressionBuilder<Tables, 'withdrawal_order'>) =>
  eb.or([eb('status', 'in', COUNTED), eb('returned_at', 'is not', null)]);

/** A player's market day, with the first days of its month and the next. */
export interface DayOfPlayer {
  playerId: number;
  day: number;
  month: number;
  nextMonth: number;
}

export function dayOfPlayer(playerId: number, day: number): DayOfPlayer {
  const [month, nextMonth] = monthOf(day);
  return { playerId, day, month, nextMonth };
}

/** Withdrawals of a market day that are in progress or paid. */
export const selectWithdrawnOn = (db: Kysely<Tables>, playerId: number, day: number) =>
  db
    .selectFrom('withdrawal_order')
    .where('player_id', '=', playerId)
    .where('day', '=', day)
    .where(isCounted)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<MinorUnits>`coalesce(sum(amount), 0)::bigint`.as('amount'),
    ]);

export const withdrawnOn = (db: Kysely<Tables>, playerId: number, day: number) =>
  selectWithdrawnOn(db, playerId, day).executeTakeFirstOrThrow();

/** Counts the withdrawals in the day's calendar month; they use up the VIP level's free ones. */
export const selectWithdrawnInMonth = (
  db: Kysely<Tables>,
  { playerId, month, nextMonth }: DayOfPlayer,
) =>
  db
    .selectFrom('withdrawal_order')
    .where('player_id', '=', playerId)
    .where('day', '>=', month)
    .where('day', '<', nextMonth)
    .where(isCounted)
    .select(sql<number>`count(*)::int`.as('count'));

/** The player's undecided orders. */
export const selectPendingOrders = (db: Kysely<Tables>, playerId: number) =>
  db
    .selectFrom('withdrawal_order')
    .where('player_id', '=', playerId)
    .where('status', 'in', PENDING);

/** First day of the day's month, and of the next month. */
function monthOf(day: number): [number, number] {
  const [year = 0, month = 0] = dayText(day).split('-').map(Number);
  return [Date.UTC(year, month - 1) / DAY_MS, Date.UTC(year, month) / DAY_MS];
}
