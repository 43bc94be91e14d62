import type { PlayPorts } from '#server/players/protection/play-ports.ts';
import type { SettlingPorts } from '#server/withdrawal/settle-due.ts';
import { SECOND_MS } from '#shared/time/duration.ts';
import { requireMoneyCode } from '#server/players/base/money-code.ts';
import { withdrawableOf } from '#server/players/base/withdrawable.ts';
import { selectBanks, wireBanks } from '#server/players/bank-account/list-banks.ts';
import { marketDay } from '#server/core/market-day.ts';
import { SmsScene } from '#server/players/sms/handler.ts';
import { createWithdrawal as create } from '#server/withdrawal/create-withdrawal.ts';
import { exchangeStateFrom, selectExchangeFacts } from '#server/withdrawal/exchange-state.ts';
import { listOrders } from '#server/withdrawal/list-orders.ts';
import { statusOf } from '#server/money/ledger/order-status.ts';
import { settleDueWithdrawals } from '#server/withdrawal/settle-due.ts';
import { subtract } from '#shared/money/money.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CallPorts, Handler } from '#server/players/handler.ts';

/** The withdrawable amount, its accounts, payout methods and blocks (contract §3). */
export const withdrawalConfig: Handler<
  'withdrawalConfig',
  CallPorts & SettlingPorts & PlayPorts
> = async (context, _request, { session: { playerId }, now }) => {
  const { database, catalogue, settings, settleRounds } = context;
  await settleRounds(playerId, now);
  await settleDueWithdrawals(context, now, playerId);
  const { config, documents } = await catalogue.current();
  const rules = {
    market: settings.market,
    config,
    channels: documents.trade.payChannelList,
    needs: settings.promotionNeeds,
  };
  const { db } = database;
  const day = marketDay(settings.market, now).number;
  // One statement, so that all of it is as of one moment.
  const facts = await selectExchangeFacts(db, playerId, day)
    .select(jsonArrayFrom(selectBanks(db, playerId)).as('banks'))
    .executeTakeFirstOrThrow();
  const { exchange, channels } = exchangeStateFrom(facts, rules, day);
  return { ...exchange, bankList: wireBanks(facts.banks, config), channelList: channels };
};

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
