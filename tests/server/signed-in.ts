import { holdPlayer } from '#server/accounts/held-player.ts';
import { openSession, type NewSession } from '#server/accounts/sessions.ts';
import { transact } from '#server/database/transact.ts';
import type { Database } from '#server/database/open-database.ts';

/** Opens a session without a password. @returns its token */
export const signedIn = (
  database: Database,
  { playerId, ...device }: NewSession & { playerId: number },
): Promise<string> =>
  transact(database, async (trx) => openSession(await holdPlayer(trx, playerId), device));
