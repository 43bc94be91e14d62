import { transact } from '#server/core/database/transact.ts';
import { settleIfDue, type RoundRow } from '#server/game/play/rounds.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';

/** Most rounds that one call ends. */
const AT_ONCE = 500;

/**
 * Ends due rising rounds that nobody watched: pays the automatic cash-out, or breaks them. Runs before a
 * balance is sent, so that it is correct.
 * @param playerId limits it to one player
 */
export async function settleDueRounds(
  database: Database,
  now: EpochMs,
  playerId?: number,
): Promise<void> {
  const due = await selectDueRounds(database.db, now, playerId).execute();
  await settleRounds(database, due, now);
}

/** Ends rounds that were found to be due. */
export async function settleRounds(
  database: Database,
  due: readonly Pick<RoundRow, 'round_no'>[],
  now: EpochMs,
): Promise<void> {
  for (const { round_no: roundNo } of due) {
    await transact(database, async (trx) => {
      const row = await trx
        .selectFrom('game_round')
        .where('round_no', '=', roundNo)
        .forUpdate()
        .selectAll()
        .executeTakeFirstOrThrow();
      await settleIfDue(trx, row, now);
    });
  }
}

/** The due rounds of one player or of all. */
export function selectDueRounds(db: Kysely<Tables>, now: number, playerId?: number) {
  return db
    .selectFrom('game_round')
    .where('ended_at', 'is', null)
    .where('due_at', '<=', now)
    .where((eb) => eb.and(playerId === undefined ? {} : { player_id: playerId }))
    .limit(AT_ONCE)
    .select('round_no');
}
