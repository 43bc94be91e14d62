import type { SettlingPorts } from '#server/withdrawal/settle-due.ts';
import type { RecentChannelTimes } from '#server/deposit/channel-times.ts';
import { SharedAnswer } from '#server/core/http/answer.ts';
import { marketDay } from '#server/core/market-day.ts';
import { limitUsesFrom, selectLimits } from '#server/players/protection/limits.ts';
import { exchangeStateFrom, selectExchangeFacts } from '#server/withdrawal/exchange-state.ts';
import { depositLeftBy } from '#server/players/protection/gates.ts';
import { dayOfPlayer } from '#server/money/ledger/withdrawn.ts';
import { settleDueWithdrawals } from '#server/withdrawal/settle-due.ts';
import type { CallPorts, Handler } from '#server/players/handler.ts';

/** Deposit items and channels for a visitor, without withdrawals. */
export const anonymousTradeInfo: Handler<'anonymousTradeInfo'> = async ({ catalogue }) => {
  const { visitorsTrade } = await catalogue.current();
  return new SharedAnswer(visitorsTrade);
};

/** As `anonymousTradeInfo` for a player, with withdrawals under the VIP level's limits (spec §6). */
type TradePorts = CallPorts & SettlingPorts & { readonly channelTimes: RecentChannelTimes };

export const tradeInfo: Handler<'tradeInfo', TradePorts> = async (
  context,
  _request,
  { session: { playerId }, now },
) => {
  const { database, catalogue, settings, channelTimes } = context;
  await settleDueWithdrawals(context, now, playerId);
  const { documents, config } = await catalogue.current();
  const { market, promotionNeeds: needs } = settings;
  const rules = { market, config, needs, channels: documents.trade.payChannelList };
  const moment = { playerId, market, now };
  // One statement, so that all of it is as of one moment.
  const day = marketDay(market, now).number;
  const facts = await selectExchangeFacts(database.db, dayOfPlayer(playerId, day))
    .select(selectLimits(moment).as('limits'))
    .executeTakeFirstOrThrow();
  const { exchange } = exchangeStateFrom(facts, rules, day);
  const depositLeft = depositLeftBy(limitUsesFrom(facts.limits, moment));
  const times = await channelTimes.get();
  const payChannelList = documents.trade.payChannelList.map((channel) => ({
    ...channel,
    ...times.get(channel.id),
  }));
  return { ...documents.trade, payChannelList, exchangeConfig: exchange, depositLeft };
};
