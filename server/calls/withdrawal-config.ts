import { writeOnce } from '#server/core/database/write-once.ts';
import { marketDay } from '#server/core/market-day.ts';
import { selectDueRounds, settleDueRounds } from '#server/game/play/settle-due.ts';
import { dayOfPlayer, type DayOfPlayer } from '#server/money/ledger/withdrawn.ts';
import { selectBanks, wireBanks } from '#server/players/bank-account/list-banks.ts';
import { exchangeStateFrom, selectExchangeFacts } from '#server/withdrawal/exchange-state.ts';
import {
  selectDueWithdrawals,
  settleDueWithdrawals,
  type SettlingPorts,
} from '#server/withdrawal/settle-due.ts';
import type { CallPorts, Handler } from '#server/players/handler.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

type Asked = DayOfPlayer & { now: number };

/** One statement, so that all of it is as of one moment, with whether anything due would change it. */
const viewed = writeOnce((db, asked: Asked) =>
  selectExchangeFacts(db, asked).select((eb) => [
    jsonArrayFrom(selectBanks(db, asked.playerId)).as('banks'),
    eb.exists(selectDueRounds(db, asked.now, asked.playerId)).as('hasDueRounds'),
    eb
      .exists(selectDueWithdrawals(db, asked.now, asked.playerId).select('id'))
      .as('hasDueWithdrawals'),
  ]),
);

/** The withdrawable amount, its accounts, payout methods and blocks (contract §3); settles what is due first. */
export const withdrawalConfig: Handler<'withdrawalConfig', CallPorts & SettlingPorts> = async (
  context,
  _request,
  { session: { playerId }, now },
) => {
  const { database, catalogue, settings } = context;
  const { config, documents } = await catalogue.current();
  const day = marketDay(settings.market, now).number;
  const asked = { ...dayOfPlayer(playerId, day), now };
  let facts = await viewed.one(database.db, asked);
  if (facts.hasDueRounds || facts.hasDueWithdrawals) {
    await settleDueRounds(database, now, playerId);
    await settleDueWithdrawals(context, now, playerId);
    facts = await viewed.one(database.db, asked);
  }
  const rules = {
    market: settings.market,
    config,
    channels: documents.trade.payChannelList,
    needs: settings.promotionNeeds,
  };
  const { exchange, channels } = exchangeStateFrom(facts, rules, day);
  return { ...exchange, bankList: wireBanks(facts.banks, config), channelList: channels };
};
