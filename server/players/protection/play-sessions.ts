import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import { isRunning, playAt, type PlaySession } from '#shared/protection/play-session.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** A running play session counts until now anyway, so not every round needs a write. */
const WRITTEN_EVERY_MS = 5000;

/** Selects the latest play session. */
export function selectLastPlaySession(db: Kysely<Tables>, playerId: number) {
  return db
    .selectFrom('sitting')
    .where('player_id', '=', playerId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .select(['started_at', 'last_at', 'answered_at']);
}

/** Returns the latest play session; null when there was none. */
async function lastPlaySession(db: Kysely<Tables>, playerId: number) {
  const row = await selectLastPlaySession(db, playerId).executeTakeFirst();
  return row ? playSessionOf(row) : null;
}

const playSessionOf = (row: {
  started_at: number;
  last_at: number;
  answered_at: number | null;
}) => ({
  startedAt: epochMs(row.started_at),
  lastAt: epochMs(row.last_at),
  answeredAt: row.answered_at,
});

/** Joined columns of the latest play session; null when there was none. */
interface JoinedPlaySession {
  started_at: number | null;
  last_at: number | null;
  answered_at: number | null;
}

/** Returns the latest play session if it is running, else null. */
export function runningPlaySession(
  { started_at, last_at, answered_at }: JoinedPlaySession,
  now: EpochMs,
) {
  if (started_at === null || last_at === null) return null;
  const last = playSessionOf({ started_at, last_at, answered_at });
  return isRunning(last, now) ? last : null;
}

/** Records that a player plays for money now, as a part of a statement; null when it was just recorded. */
export function playSessionPart(
  playerId: number,
  last: PlaySession | null,
  now: EpochMs,
): RawBuilder<unknown> | null {
  if (last !== null && now >= last.startedAt && now - last.lastAt < WRITTEN_EVERY_MS) return null;
  const { startedAt, lastAt } = playAt(last, now);
  return sql`insert into sitting (player_id, started_at, last_at)
    values (${playerId}, ${startedAt}, ${lastAt})
    on conflict (player_id, started_at) do update set last_at = excluded.last_at`;
}

/** The latest play session as one value of a larger statement; null when there was none. */
export const selectLastSpan = (playerId: number): RawBuilder<PlaySession | null> =>
  sql`(select json_build_object('startedAt', started_at, 'lastAt', last_at) from sitting
    where player_id = ${playerId} order by started_at desc limit 1)`;

/** Records the answer to the reality check of the running play session. */
export async function keepAnswer(trx: Trx, playerId: number, now: EpochMs): Promise<void> {
  const last = await lastPlaySession(trx, playerId);
  if (last === null || !isRunning(last, now)) return;
  await trx
    .updateTable('sitting')
    .where('player_id', '=', playerId)
    .where('started_at', '=', last.startedAt)
    .set({ answered_at: now })
    .execute();
}
