import { epochMs, type EpochMs } from '#domain/duration.ts';
import { isRunning, playAt } from '#domain/protection/sitting.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Trx } from '#server/database/transact.ts';
import type { Kysely } from 'kysely';

/** What runs counts until now anyway, so a round more need not be written at once. */
const WRITTEN_EVERY_MS = 5000;

/** The sitting played last. */
export function selectLastSitting(db: Kysely<Tables>, playerId: number) {
  return db
    .selectFrom('sitting')
    .where('player_id', '=', playerId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .select(['started_at', 'last_at', 'answered_at']);
}

/** The same; null when there was none. */
async function lastSitting(db: Kysely<Tables>, playerId: number) {
  const row = await selectLastSitting(db, playerId).executeTakeFirst();
  return row ? sittingOf(row) : null;
}

const sittingOf = (row: { started_at: number; last_at: number; answered_at: number | null }) => ({
  startedAt: epochMs(row.started_at),
  lastAt: epochMs(row.last_at),
  answeredAt: row.answered_at,
});

/** The last sitting's columns where it was joined; null when there was none. */
interface JoinedSitting {
  started_at: number | null;
  last_at: number | null;
  answered_at: number | null;
}

/** The sitting that runs, of the one played last; null when none does. */
export function runningSitting({ started_at, last_at, answered_at }: JoinedSitting, now: EpochMs) {
  if (started_at === null || last_at === null) return null;
  const last = sittingOf({ started_at, last_at, answered_at });
  return isRunning(last, now) ? last : null;
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
  const last = await lastSitting(trx, playerId);
  if (last === null || !isRunning(last, now)) return;
  await trx
    .updateTable('sitting')
    .where('player_id', '=', playerId)
    .where('started_at', '=', last.startedAt)
    .set({ answered_at: now })
    .execute();
}
