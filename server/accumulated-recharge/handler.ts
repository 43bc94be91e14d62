import { balancesOf } from '#server/money/ledger/wallets.ts';
import type { Handler } from '#server/players/handler.ts';
import { accumulatedRechargeOf, claimTier } from './tiers.ts';

/** The player's accumulated recharge (spec §4). */
export const accumulatedRecharge: Handler<'accumulatedRecharge'> = async (
  { database: { db }, catalogue },
  _request,
  { session },
) => {
  const { config } = await catalogue.current();
  return accumulatedRechargeOf(db, session.playerId, config);
};

/** Claims a tier of the accumulated recharge. */
export const claimAccumulatedRecharge: Handler<'claimAccumulatedRecharge'> = async (
  _context,
  { propId },
  { session: { playerId }, trx, config, now },
) => {
  const claimed = await claimTier(trx, { playerId, propId, now }, config);
  const { coin, seq } = await balancesOf(trx, playerId);
  return { ...claimed, coin, seq };
};
