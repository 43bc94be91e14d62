import type { LevelPorts } from '#server/players/base/level-ports.ts';
import { playerById } from '#server/players/base/players.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { marketDay } from '#server/core/market-day.ts';
import { levelAfter, levelOf } from '#server/vip/ladder.ts';
import { bonusesOf, claimedBy, claimVipBonus as claim } from '#server/vip/vip-claims.ts';
import { withdrawnOn } from '#server/money/ledger/withdrawn.ts';
import { validBetsOf } from '#server/money/wagering/valid-bets.ts';
import type { CallPorts, Handler } from '#server/players/handler.ts';

/** The player's place on the ladder, with all its bonuses (contract, VIP part; spec §6). */
export const vipInfo: Handler<'vipInfo'> = async (
  { database: { db }, catalogue, settings: { market } },
  _request,
  { session: { playerId }, now },
) => {
  const [{ config }, { vip, total_recharge: recharge }, exp, today] = await Promise.all([
    catalogue.current(),
    playerById(db, playerId),
    validBetsOf(db, playerId),
    withdrawnOn(db, playerId, marketDay(market, now).number),
  ]);
  const { vipConfigList: ladder, bonusBetRate: betRate } = config;
  const next = levelAfter(ladder, vip) ?? levelOf(ladder, vip);
  const bonuses = bonusesOf({ vip, ladder, market, now });
  const claimed = await claimedBy(db, playerId, bonuses);
  return {
    vip,
    exp,
    nextExp: next?.needBet ?? 0,
    recharge,
    nextRecharge: next?.needRecharge ?? 0,
    today,
    claims: bonuses.map(({ kind, level, amount, period, isReached, endTime }) => {
      const past = claimed.get(`${kind} ${period}`);
      // A bonus claimed at a lower level in the same week is shown as it was paid.
      if (past) return { kind, ...past, isReceive: 1, endTime, betRate };
      return { kind, level, amount, isReceive: isReached ? 0 : 0.5, endTime, betRate };
    }),
  };
};

/** Claims a bonus of the ladder. */
export const claimVipBonus: Handler<'claimVipBonus', CallPorts & LevelPorts> = async (
  { settings: { market }, raiseVip },
  wanted,
  { session: { playerId }, trx, config, now },
) => {
  const vip = await raiseVip(trx, playerId, config, now);
  const moment = { vip, ladder: config.vipConfigList, market, now };
  const rewards = await claim(trx, playerId, moment, wanted);
  const { coin, seq } = await balancesOf(trx, playerId);
  return { rewards, coin, seq };
};
