import { depositBonus } from '#server/money/ledger/deposit-bonus.ts';
import { readPage } from '#server/core/http/page.ts';
import { payAddress } from '#server/deposit/wire-deposit.ts';
import { reasonText } from '#server/deposit/deposit-words.ts';
import type { ParsedRequestOf, WireResponseOf } from '#shared/wire/endpoints.ts';
import type { DepositOrder } from '#server/core/database/deposit-tables.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Market } from '#shared/market/market.ts';
import { sql, type Kysely } from 'kysely';
import type { MinorUnits } from '#shared/money/money.ts';

interface Look {
  playerId: number;
  /** Where the caller reached this server, including the path prefix. */
  base: string;
  market: Market;
}

/** Lists the player's orders that match the filter, newest first, a page at a time. */
export async function listDeposits(
  db: Kysely<Tables>,
  { playerId, base, market }: Look,
  { status, beginTime, endTime, ...page }: ParsedRequestOf<'deposits'>,
): Promise<WireResponseOf<'deposits'>> {
  let found = db.selectFrom('deposit_order').where('player_id', '=', playerId);
  if (status !== undefined) found = found.where('status', '=', status);
  if (beginTime !== undefined) found = found.where('created_at', '>=', beginTime);
  if (endTime !== undefined) found = found.where('created_at', '<', endTime);
  const read = await readPage(
    found.orderBy('created_at', 'desc').orderBy('order_no', 'desc').selectAll(),
    page,
    (order) => toWire(order, base, market),
  );
  if (page.pageNo > 1) return read;
  const sum = await found
    .where('status', '=', 1)
    .select([
      sql<MinorUnits>`coalesce(sum(credited), 0)::bigint`.as('paid'),
      sql<MinorUnits>`coalesce(sum(credited_bonus + credited_boost), 0)::bigint`.as('bonus'),
    ])
    .executeTakeFirstOrThrow();
  return { ...read, sum };
}

function toWire(
  order: DepositOrder,
  base: string,
  market: Market,
): WireResponseOf<'deposits'>['list'][number] {
  const isPaid = order.status === 1;
  const failText = reasonText(order, market);
  return {
    orderNo: order.order_no,
    amount: isPaid ? order.credited : order.amount,
    bonus: depositBonus(order),
    fee: order.fee,
    channelName: order.channel_name,
    status: order.status,
    createTime: order.created_at,
    expireTime: order.expires_at,
    ...(isPaid && order.ended_at !== null ? { payTime: order.ended_at } : {}),
    ...(order.status === 0 ? waysToPay(order, base) : {}),
    ...(failText === undefined ? {} : { failText }),
  };
}

const waysToPay = (order: DepositOrder, base: string) => ({
  payUrl: payAddress(order.pay_url, base),
  payMode: order.pay_mode,
  ...(order.qr_code === null ? {} : { qrCode: payAddress(order.qr_code, base) }),
});
