import type { Handler } from '#server/handlers/handler.ts';
import { listedRequirements } from '#server/wagering/listed.ts';

/** What the player still has to bet, one entry for each deposit and bonus that asks for it. */
export const wagering: Handler<'wagering'> = async (
  { database: { db } },
  _request,
  { session: { playerId } },
) => ({ list: await listedRequirements(db, playerId) });
