import { playerById } from '#server/players/base/players.ts';
import { claimLevel, claimRecharge } from '#server/red-packet/claims.ts';
import { redPacketOf, listRedPacket } from '#server/red-packet/lists.ts';
import { openRedPacket } from '#server/red-packet/terms.ts';
import { withdrawClaimed, withdrawFirst } from '#server/red-packet/withdraw.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import type { LevelPorts } from '#server/players/base/level-ports.ts';
import type { CallPorts, Handler } from '#server/players/handler.ts';

/** The player's red packet and cash bonus (spec §4 "Red packet"). */
export const redPacket: Handler<'redPacket'> = async (
  { database: { db }, catalogue, settings: { market } },
  _request,
  { session: { playerId }, now },
) => {
  const { config } = await catalogue.current();
  const open = await openRedPacket(db, config, now);
  const { vip } = await playerById(db, playerId);
  return redPacketOf(db, { playerId, vip, market, now }, open);
};

/** Claims the bonus of a level. */
export const claimLevelBonus: Handler<'claimLevelBonus', CallPorts & LevelPorts> = async (
  { raiseVip },
  { level },
  { session: { playerId }, trx, config, now },
) => {
  const open = await openRedPacket(trx, config, now);
  const vip = await raiseVip(trx, playerId, config, now);
  return claimLevel(trx, { playerId, level, vip, now }, open);
};

/** Claims the bonus for deposits. */
export const claimRechargeBonus: Handler<'claimRechargeBonus'> = async (
  _context,
  { id },
  { session: { playerId }, trx, config, now },
) => claimRecharge(trx, { playerId, id, now }, await openRedPacket(trx, config, now));

/** Withdraws the packet's initial amount, or the collected bonuses, into the balance. */
export const withdrawRedPacket: Handler<'withdrawRedPacket'> = async (
  { settings: { market, promotionNeeds: needs } },
  { type, amount, bankId },
  { session: { playerId }, trx, config, now },
) => {
  const open = await openRedPacket(trx, config, now);
  const who = { playerId, bankId, needs, market, now };
  const paid = await (type === 2
    ? withdrawFirst(trx, who, open)
    : withdrawClaimed(trx, who, amount, open));
  const { coin, seq } = await balancesOf(trx, playerId);
  return { ...paid, coin, seq };
};

/** The player's collected bonuses and withdrawals. */
export const redPacketRecord: Handler<'redPacketRecord'> = async (
  { database: { db } },
  request,
  { session: { playerId } },
) => listRedPacket(db, playerId, request);
