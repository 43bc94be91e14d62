import { epochMs, type EpochMs } from '#domain/duration.ts';
import { isRunning, playAt } from '#domain/protection/sitting.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Trx } from '#server/database/transact.ts';
import type { Kysely } from 'kysely';

/** What runs counts until now anyway, so a round more need not be written at once. */
const WRITTEN_EVERY_MS = 5000;

/** The sitting played last; null when there was none. */
async function lastSitting(db: Kysely<Tables>, playerId: number) {
  const row = await db
    .selectFrom('sitting')
    .where('player_id', '=', playerId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
  if (!row) return null;
  return {
    startedAt: epochMs(row.started_at),
    lastAt: epochMs(row.last_at),
    answeredAt: row.answered_at,
  };
}

/** The sitting that runs; null when none does. */
export async function runningSitting(db: Kysely<Tables>, playerId: number, now: EpochMs) {
  const last = await lastSitting(db, playerId);
  return last !== null && isRunning(last, now) ? last : null;
}

/** Notes that a player plays for money now. */
export async function keepSitting(trx: Trx, playerId: number, now: EpochMs): Promise<void> {
  const last = await lastSitting(trx, playerId);
  if (last !== null && now >= last.startedAt && now - last.lastAt < WRITTEN_EVERY_MS) return;
  const { startedAt, lastAt } = playAt(last, now);
  await trx
    .insertInto('sitting')
    .values({ player_id: playerId, started_at: startedAt, last_at: lastAt, answered_at: null })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'started_at']).doUpdateSet({ last_at: lastAt }),
    )
    .execute();
}

/** Notes that the reality check of the running sitting was answered. */
export async function keepAnswer(trx: Trx, playerId: number, now: EpochMs): Promise<void> {
  const running = await runningSitting(trx, playerId, now);
  if (running === null) return;
  await trx
    .updateTable('sitting')
    .where('player_id', '=', playerId)
    .where('started_at', '=', running.startedAt)
    .set({ answered_at: now })
    .execute();
}
