import { readPage } from '#server/core/http/page.ts';
import { sql, type Kysely } from 'kysely';
import { stepsOf } from '#server/withdrawal/move-order.ts';
import { OrderStatus, statusOf } from '#server/money/ledger/order-status.ts';
import { stepText } from '#server/withdrawal/order-texts.ts';
import { subtract, type MinorUnits } from '#shared/money/money.ts';
import { maskMobile } from '#shared/mobile/mobile.ts';
import type { ParsedRequestOf, WireResponseOf } from '#shared/wire/endpoints.ts';
import type { Market } from '#shared/market/market.ts';
import type { OrderRow } from '#server/withdrawal/place-order.ts';
import type { Tables } from '#server/core/database/tables.ts';

type Listed = WireResponseOf<'withdrawals'>['list'][number];

/** Lists the player's orders that match the filter, newest first, a page at a time. */
export async function listOrders(
  db: Kysely<Tables>,
  playerId: number,
  { status, beginTime, endTime, ...page }: ParsedRequestOf<'withdrawals'>,
  place: { market: Market; countryCode: string },
): Promise<WireResponseOf<'withdrawals'>> {
  let found = db.selectFrom('withdrawal_order').where('player_id', '=', playerId);
  if (status !== undefined) found = found.where('status', '=', status);
  if (beginTime !== undefined) found = found.where('created_at', '>=', beginTime);
  if (endTime !== undefined) found = found.where('created_at', '<', endTime);
  const read = await readPage(
    found.orderBy('created_at', 'desc').orderBy('id', 'desc').selectAll(),
    page,
    (order) => wireOrder(order, place),
  );
  if (page.pageNo > 1) return read;
  const arriving = (...states: readonly OrderStatus[]) =>
    sql<MinorUnits>`coalesce(sum(amount - fee) filter (where status in (${sql.join(states)})), 0)::bigint`;
  const sum = await found
    .select([
      arriving(OrderStatus.success).as('arrived'),
      arriving(OrderStatus.waiting, OrderStatus.inProcess).as('pending'),
    ])
    .executeTakeFirstOrThrow();
  return { ...read, sum };
}

/** An order in wire format; the account is masked. */
export function wireOrder(
  order: OrderRow,
  { market, countryCode }: { market: Market; countryCode: string },
): Listed {
  return {
    orderNo: order.order_no,
    amount: order.amount,
    fee: order.fee,
    arriveAmount: subtract(order.amount, order.fee),
    bankName: order.bank_name,
    accountMask: maskMobile(order.account, countryCode),
    status: statusOf(order.status),
    createTime: order.created_at,
    updateTime: order.updated_at,
    etaTime: order.eta_at,
    ...(order.fail_code === null ? {} : { failCode: order.fail_code }),
    ...(order.fail_text === null ? {} : { failText: order.fail_text }),
    ...(order.refunded_at === null ? {} : { refundTime: order.refunded_at }),
    steps: stepsOf(order).map(({ status, time }, at, steps) => ({
      status,
      time,
      text: stepText(market, steps, at),
    })),
  };
}
