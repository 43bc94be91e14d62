import type { PlayPorts } from '#server/players/protection/play-ports.ts';
import type { SettlingPorts } from '#server/withdrawal/settle-due.ts';
import { SECOND_MS } from '#shared/time/duration.ts';
import { requireMoneyCode } from '#server/players/base/money-code.ts';
import { withdrawableOf } from '#server/players/base/withdrawable.ts';
import { selectBanks, wireBanks } from '#server/players/bank-account/list-banks.ts';
import { readTradeOffer } from '#server/catalogue/documents.ts';
import { transact } from '#server/core/database/transact.ts';
import { SmsScene } from '#server/players/sms/handler.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { createWithdrawal as create } from '#server/withdrawal/create-withdrawal.ts';
import { exchangeStateOf } from '#server/withdrawal/exchange-state.ts';
import { listOrders } from '#server/withdrawal/list-orders.ts';
import { statusOf } from '#server/money/ledger/order-status.ts';
import { settleDueWithdrawals } from '#server/withdrawal/settle-due.ts';
import { subtract } from '#shared/money/money.ts';
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
  return transact(database, async (trx) => {
    const { exchange, channels } = await exchangeStateOf(trx, playerId, rules, now);
    const banks = await selectBanks(trx, playerId).execute();
    return { ...exchange, bankList: wireBanks(banks, config), channelList: channels };
  });
};

/** Requests a withdrawal (spec §8). Identity checks are required at deposits, never first here. */
export const createWithdrawal: Handler<'createWithdrawal'> = async (
  { settings },
  { amount, bankId, channelId, code },
  { session: { playerId }, trx, config, now, isConfirmed },
) => {
  // First: a wrong code is counted, which commits everything written before it.
  if (settings.moneyCodes && !isConfirmed) {
    const wanted = { playerId, scene: SmsScene.withdraw, code, now };
    await requireMoneyCode(trx, wanted, config);
  }
  const { payChannelList: channels } = await readTradeOffer(trx);
  const { market, withdrawReviewSeconds, promotionNeeds: needs } = settings;
  const reviewMs = withdrawReviewSeconds === null ? null : withdrawReviewSeconds * SECOND_MS;
  const rules = { market, config, channels, needs, reviewMs };
  const order = await create(trx, { playerId, amount, bankId, channelId, now }, rules);
  const balances = await balancesOf(trx, playerId);
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
