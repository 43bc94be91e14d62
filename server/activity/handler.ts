import { accumulatedRechargeOf, claimTier } from '#server/activity/accumulated-recharge.ts';
import { runningActivities } from '#server/catalogue/running-activities.ts';
import { claimDay, signUpBonusOf } from '#server/activity/sign-in-cards.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { limitUsesBeside } from '#server/players/protection/limits.ts';
import { mayInvite } from '#server/players/protection/promotions.ts';
import { writeOnce } from '#server/core/database/write-once.ts';
import { marketDay } from '#server/core/market-day.ts';
import { selectProtection, type PlayerDay } from '#server/players/protection/select-protection.ts';
import { accountStateFrom } from '#server/players/protection/account-state.ts';
import type { Handler } from '#server/players/handler.ts';

const invitedPlayer = writeOnce((db, player: PlayerDay) =>
  selectProtection(db, player).select(['player.total_recharge', 'player.is_beginner']),
);

/** The player's running activities (spec §3); none for players who have stopped or used up a limit. */
export const activities: Handler<'activities'> = async (
  { database: { db }, settings: { market } },
  _request,
  { session: { playerId }, now },
) => {
  const moment = { playerId, market, now };
  const [running, player] = await Promise.all([
    runningActivities(db, now),
    invitedPlayer.one(db, { playerId, day: marketDay(market, now).number }),
  ]);
  const uses = await limitUsesBeside(db, moment, player);
  return {
    ...(mayInvite(accountStateFrom(player, now), uses)
      ? running
      : { activityIds: [], activityMap: {} }),
    totalRecharge: player.total_recharge,
    isBeginner: player.is_beginner ? 1 : 0,
  };
};

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

/** The player's sign-in cards (spec §4, "Sign-up bonus"). */
export const signUpBonus: Handler<'signUpBonus'> = (
  { database: { db }, settings },
  _request,
  { session, now },
) => signUpBonusOf(db, session.playerId, settings.market, now);

/** Claims today's day of a card. */
export const claimSignUpBonus: Handler<'claimSignUpBonus'> = async (
  { settings: { market } },
  { id: cardId },
  { session: { playerId }, trx, now },
) => {
  const { rewards, day } = await claimDay(trx, { playerId, cardId, market, now });
  const { coin, seq } = await balancesOf(trx, playerId);
  return { rewards, day, coin, seq };
};
