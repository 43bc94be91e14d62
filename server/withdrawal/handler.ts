import type { SettlingPorts } from '#server/withdrawal/settle-due.ts';
import { SECOND_MS } from '#shared/time/duration.ts';
import { requireMoneyCode } from '#server/players/base/money-code.ts';
import { withdrawableOf } from '#server/players/base/withdrawable.ts';
import { SmsScene } from '#server/players/sms/handler.ts';
import { createWithdrawal as create } from '#server/withdrawal/create-withdrawal.ts';
import { listOrders } from '#server/withdrawal/list-orders.ts';
import { statusOf } from '#server/money/ledger/order-status.ts';
import { settleDueWithdrawals } from '#server/withdrawal/settle-due.ts';
import { subtract } from '#shared/money/money.ts';
import type { CallPorts, Handler } from '#server/players/handler.ts';

/** Requests a withdrawal (spec §8). Identity checks are required at deposits, never first here. */
export const createWithdrawal: Handler<'createWithdrawal'> = async (
  { settings },
  { amount, bankId, channelId, code },
  { session: { playerId }, trx, config, now, isConfirmed },
) => {
  // First: a wrong code is counted, which commits everything written before it.
  if (settings.moneyCodes && !isConfirmed) {
    const proof = { playerId, scene: SmsScene.withdraw, code, now };
    await requireMoneyCode(trx, proof, config);
  }
  const { market, withdrawReviewSeconds, promotionNeeds: needs } = settings;
  const reviewMs = withdrawReviewSeconds === null ? null : withdrawReviewSeconds * SECOND_MS;
  const rules = { market, config, needs, reviewMs };
  const wanted = { playerId, amount, bankId, channelId, now };
  const { order, balances } = await create(trx, wanted, rules);
  return {
    orderNo: order.order_no,
    status: statusOf(order.status),
    fee: order.fee,
    arriveAmount: subtract(order.amount, order.fee),
    etaTime: order.eta_at,
    coin: balances.coin,
    lottery: withdrawableOf(balances),
    seq: balances.seq,
  };
};

/** The player's orders with their steps. */
export const withdrawals: Handler<'withdrawals', CallPorts & SettlingPorts> = async (
  context,
  request,
  { session: { playerId }, now },
) => {
  await settleDueWithdrawals(context, now, playerId);
  const { config } = await context.catalogue.current();
  const place = { market: context.settings.market, countryCode: config.countryCode };
  return listOrders(context.database.db, playerId, request, place);
};
