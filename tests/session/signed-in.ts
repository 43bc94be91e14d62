import { holdPlayer } from '#server/players/base/held-player.ts';
import { openSession, type NewSession } from '#server/players/base/sessions.ts';
import { transact } from '#server/core/database/transact.ts';
import type { Database } from '#server/core/database/open-database.ts';

/** Opens a session without a password. @returns its token */
export const signedIn = (
  database: Database,
  { playerId, ...device }: NewSession & { playerId: number },
): Promise<string> =>
  transact(database, async (trx) => openSession(await holdPlayer(trx, playerId), device));
