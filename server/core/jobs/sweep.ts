import type { Clock } from '#server/core/clock.ts';
import type { Tables } from '#server/core/database/tables.ts';
import { DAY_MS, HOUR_MS, type EpochMs } from '#shared/time/duration.ts';
import { sql, type Kysely } from 'kysely';

/** Twice the longest window of a rate limit, for safety. */
const KEEP_LIMITS_MS = 2 * DAY_MS;
/** A request number is stored for 24 hours (contract, conventions). */
const KEEP_REQUESTS_MS = DAY_MS;
/** Lets an expired code be distinguished from one that never existed. */
const KEEP_CODES_MS = DAY_MS;
const KEEP_OUTBOX_MS = 7 * DAY_MS;
/** Monthly reports have one that is the latest. */
const KEEP_EMAILS_MS = 62 * DAY_MS;
/** The range of `worker-reports`. */
const KEEP_WORKER_REPORTS_DAYS = 90;
/** Downloads and sign-ins of the console. */
const KEEP_CONSOLE_ACTIONS_MS = 400 * DAY_MS;
/** Only a repeated `exitGame` looks up an ended session. */
const KEEP_GAME_SESSIONS_MS = 7 * DAY_MS;

type Expired = {
  [Table in keyof Tables]: readonly [Table, column: keyof Tables[Table] & string, before: number];
}[keyof Tables];

/** Deletes rows that no answer needs any more. */
export async function sweep(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  const expired: readonly Expired[] = [
    ['rate_limit', 'window_start', now - KEEP_LIMITS_MS],
    ['request_number', 'created_at', now - KEEP_REQUESTS_MS],
    ['sms_code', 'expires_at', now - KEEP_CODES_MS],
    ['passkey_ticket', 'expires_at', now],
    ['mail', 'expires_at', now],
    ['sms_outbox', 'created_at', now - KEEP_OUTBOX_MS],
    ['email', 'created_at', now - KEEP_EMAILS_MS],
    ['game_session', 'expires_at', now - KEEP_GAME_SESSIONS_MS],
    ['console_action', 'happened_at', now - KEEP_CONSOLE_ACTIONS_MS],
    ['worker_report', 'day', Math.floor(now / DAY_MS) - KEEP_WORKER_REPORTS_DAYS],
  ];
  for (const [table, column, before] of expired) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < ${before}`.execute(db);
  }
}

/** Sweeps hourly and runs the other clean-ups. @returns a function that stops it, after a running sweep */
export function sweepHourly(
  db: Kysely<Tables>,
  clock: Clock,
  others: readonly ((now: EpochMs) => Promise<void>)[],
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = sweepAll(db, clock.now(), others).catch(onError);
  }, HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

async function sweepAll(
  db: Kysely<Tables>,
  now: EpochMs,
  others: readonly ((now: EpochMs) => Promise<void>)[],
): Promise<void> {
  await sweep(db, now);
  for (const other of others) await other(now);
}
