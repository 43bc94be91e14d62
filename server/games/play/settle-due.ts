import { transact } from '#server/database/transact.ts';
import { settleIfDue } from '#server/games/play/rounds.ts';
import type { Database } from '#server/database/open-database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { Kysely } from 'kysely';

/** As many as one sweep or one look ends at a time. */
const AT_ONCE = 500;

/**
 * Ends rising rounds whose time has come while nobody watched: their automatic cash-out is paid, or
 * they broke. Before a balance is told, so that it is true.
 * @param playerId of one player, or of all
 */
export async function settleDueRounds(
  database: Database,
  now: EpochMs,
  playerId?: number,
): Promise<void> {
  const due = await selectDueRounds(database.db, now, playerId).limit(AT_ONCE).execute();
  for (const { id } of due) {
    await transact(database, async (trx) => {
      const row = await trx
        .selectFrom('game_round')
        .where('id', '=', id)
        .forUpdate()
        .selectAll()
        .executeTakeFirstOrThrow();
      await settleIfDue(trx, row, now);
    });
  }
}

/** The rounds whose time has come, of one player or of all. */
export function selectDueRounds(db: Kysely<Tables>, now: number, playerId?: number) {
  return db
    .selectFrom('game_round')
    .where('ended_at', 'is', null)
    .where('due_at', '<=', now)
    .where((eb) => eb.and(playerId === undefined ? {} : { player_id: playerId }))
    .select('id');
}
