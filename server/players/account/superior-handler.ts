import { bindSuperior } from '#server/players/base/superior.ts';
import { transact } from '#server/core/database/transact.ts';
import type { Handler } from '#server/players/handler.ts';

/** Binds the player's superior by invite code or id (spec §8, superior binding). */
export const agentFill: Handler<'agentFill'> = async (
  { database },
  { pid },
  { session: { playerId } },
) => {
  const superior = await transact(database, (trx) => bindSuperior(trx, playerId, pid.trim()));
  return { pid: String(superior.id), nickname: superior.nickname };
};
