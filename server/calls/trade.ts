import type { SettlingPorts } from '#server/withdrawal/settle-due.ts';
import { SharedAnswer } from '#server/core/http/answer.ts';
import { transact } from '#server/core/database/transact.ts';
import { exchangeStateOf } from '#server/withdrawal/exchange-state.ts';
import { depositLeftOf } from '#server/players/protection/gates.ts';
import { settleDueWithdrawals } from '#server/withdrawal/settle-due.ts';
import type { CallPorts, Handler } from '#server/players/handler.ts';

/** Deposit items and channels for a visitor, without withdrawals. */
export const anonymousTradeInfo: Handler<'anonymousTradeInfo'> = async ({ catalogue }) => {
  const { visitorsTrade } = await catalogue.current();
  return new SharedAnswer(visitorsTrade);
};

/** As `anonymousTradeInfo` for a player, with withdrawals under the VIP level's limits (spec §6). */
export const tradeInfo: Handler<'tradeInfo', CallPorts & SettlingPorts> = async (
  context,
  _request,
  { session: { playerId }, now },
) => {
  const { database, catalogue, settings } = context;
  await settleDueWithdrawals(context, now, playerId);
  const { documents, config } = await catalogue.current();
  const { market, promotionNeeds: needs } = settings;
  const rules = { market, config, needs, channels: documents.trade.payChannelList };
  const moment = { playerId, market, now };
  return transact(database, async (trx) => {
    const { exchange } = await exchangeStateOf(trx, playerId, rules, now);
    const depositLeft = await depositLeftOf(trx, moment);
    return { ...documents.trade, exchangeConfig: exchange, depositLeft };
  });
};
