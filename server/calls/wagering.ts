import type { Handler } from '#server/players/handler.ts';
import { listedRequirements } from '#server/money/wagering/listed.ts';

/** The player's open wagering, one entry per deposit and bonus. */
export const wagering: Handler<'wagering'> = async (
  { database: { db } },
  _request,
  { session: { playerId } },
) => ({ list: await listedRequirements(db, playerId) });
