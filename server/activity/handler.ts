import { runningActivities } from '#server/catalogue/running-activities.ts';
import { limitUsesBeside } from '#server/players/protection/limits.ts';
import { mayInvite } from '#server/players/protection/invitations.ts';
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
