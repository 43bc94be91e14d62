import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { Errcode, Refusal, ServerBusy } from '#server/core/http/refusal.ts';
import type { Tables } from '#server/core/database/tables.ts';
import { SECOND_MS, type EpochMs } from '#shared/time/duration.ts';

/** Most turns in a window, which starts with the first turn. */
export interface Limit {
  turns: number;
  windowMs: number;
}

/** A typed name as a part of a key: it may be a password in the wrong field, and must not be stored. */
export const typedPart = (text: string): string =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url');

/** State after a turn. */
export interface Turn {
  /** Milliseconds to wait when the limit is used up, else 0. */
  waitMs: number;
  /** Remaining turns in this window. */
  left: number;
}

/** A row of `rate_limit` with the turn. */
export interface CountedTurn {
  window_start: number;
  count: number;
}

/**
 * Counts a turn in a database row, so that all server processes share the count.
 * @param cost how many turns it counts as
 */
export async function takeTurn(
  db: Kysely<Tables>,
  key: string,
  limit: Limit,
  now: EpochMs,
  cost = 1,
): Promise<Turn> {
  const counted = await insertTurn(db, key, limit, now, cost).executeTakeFirstOrThrow();
  return turnFrom(counted, limit, now);
}

/** The same as a part of a larger statement; `turnFrom` reads its row. */
export const insertTurn = (db: Kysely<Tables>, key: string, limit: Limit, now: EpochMs, cost = 1) =>
  db
    .insertInto('rate_limit')
    .values({ key, window_start: now, count: cost })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(oneMore(limit, now, cost)))
    .returning(['window_start', 'count']);

/** The next count of a row of `rate_limit`, which starts again when its window is over. */
export function oneMore({ turns, windowMs }: Limit, now: EpochMs, cost = 1) {
  const isOver = sql<boolean>`rate_limit.window_start <= ${now}::bigint - ${windowMs}::bigint`;
  return {
    window_start: sql<number>`case when ${isOver} then ${now}::bigint else rate_limit.window_start end`,
    count: sql<number>`case when ${isOver} then ${cost}::integer else least(rate_limit.count, ${turns}::integer) + ${cost}::integer end`,
  };
}

/** The turn that a row of `rate_limit` has counted. */
export const turnFrom = (
  { window_start: windowStart, count }: CountedTurn,
  { turns, windowMs }: Limit,
  now: EpochMs,
): Turn => ({
  waitMs: count > turns ? windowStart + windowMs - now : 0,
  left: Math.max(0, turns - count),
});

/** Gives back a turn whose purpose failed; refused attempts no longer count then. */
export async function giveBackTurn(
  db: Kysely<Tables>,
  key: string,
  { turns }: Pick<Limit, 'turns'>,
): Promise<void> {
  await db
    .updateTable('rate_limit')
    .where('key', '=', key)
    .set({ count: sql<number>`least(count, ${turns}::integer) - 1` })
    .execute();
}

/** Runs the work that a turn was taken for; what a busy server did not judge gives the turn back. */
export async function unlessBusy<T>(
  work: () => Promise<T>,
  giveBack: () => Promise<void>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ServerBusy) await giveBack();
    throw error;
  }
}

/** Remaining turns of a key without its own window, e.g. one that contains its day. */
export async function turnsLeft(db: Kysely<Tables>, key: string, turns: number): Promise<number> {
  const row = await db
    .selectFrom('rate_limit')
    .where('key', '=', key)
    .select('count')
    .executeTakeFirst();
  return Math.max(0, turns - (row?.count ?? 0));
}

/** Resets a key: a right password clears the count of wrong ones. */
export async function forgetTurns(db: Kysely<Tables>, key: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}

/** Counts a turn. @throws Refusal 1203 with the seconds to wait when the limit is used up. */
export async function requireTurn(
  db: Kysely<Tables>,
  key: string,
  limit: Limit,
  now: EpochMs,
  cost = 1,
): Promise<void> {
  requireLeft(await takeTurn(db, key, limit, now, cost));
}

/** @throws Refusal 1203 with the seconds to wait when there was no turn left to take. */
export function requireLeft({ waitMs }: Turn): void {
  if (waitMs <= 0) return;
  const resendIn = Math.ceil(waitMs / SECOND_MS);
  throw new Refusal(Errcode.tooFrequent, 'too many attempts', { resendIn });
}
