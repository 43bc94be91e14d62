import { listItems } from '#server/players/reward-item/list-items.ts';
import type { Handler } from '#server/players/handler.ts';

/** The boosts and tickets of the player. */
export const rewardItems: Handler<'rewardItems'> = async (
  { database: { db } },
  _request,
  { session: { playerId }, now },
) => ({ items: await listItems(db, playerId, now) });
