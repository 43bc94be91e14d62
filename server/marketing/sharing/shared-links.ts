import { randomBytes } from 'node:crypto';
import { BadRequest } from '#server/core/http/refusal.ts';
import { DAY_MS, epochMs, MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import { hashToken } from '#server/players/base/sessions.ts';
import { requireRoom } from '#server/marketing/kit/require-room.ts';
import { tidyCode } from '#shared/text/text.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** A link that opens one view of the report without an account. */
export interface SharedLink {
  id: number;
  name: string;
  /** Path and query of the report's page; a relative period stays relative. */
  report: string;
  createdBy: string;
  endsAt: EpochMs;
  openedAt: EpochMs | undefined;
}

export const DEFAULT_DAYS = 30;
export const MOST_DAYS = 90;
const TOKEN_BYTES = 32;
/** Those that ended stay in the list for a while. */
const LISTED_MS = 30 * DAY_MS;

/** Parses the days until a link ends. @throws BadRequest */
export function readLinkDays(given: Readonly<Record<string, string>>): number {
  const text = tidyCode(given['days'] ?? '');
  const days = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= MOST_DAYS) return days;
  throw new BadRequest('days must be a number from 1 to 90');
}

const selectLinks = (db: Kysely<Tables>) =>
  db
    .selectFrom('report_share')
    .select(['id', 'name', 'report', 'created_by', 'ends_at', 'opened_at']);
type Row = Awaited<ReturnType<ReturnType<typeof selectLinks>['execute']>>[number];

const linkOf = ({ created_by: createdBy, ends_at: ends, opened_at: opened, ...row }: Row) => ({
  ...row,
  createdBy,
  endsAt: epochMs(ends),
  openedAt: opened === null ? undefined : epochMs(opened),
});

/** The newest first, also those that ended lately. */
export async function listSharedLinks(db: Kysely<Tables>, now: EpochMs): Promise<SharedLink[]> {
  const rows = await selectLinks(db)
    .where('ends_at', '>', now - LISTED_MS)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(linkOf);
}

export async function findSharedLink(
  db: Kysely<Tables>,
  id: number,
): Promise<SharedLink | undefined> {
  const row = await selectLinks(db).where('id', '=', id).executeTakeFirst();
  return row && linkOf(row);
}

/** @returns the token, of which only the hash is stored. @throws BadRequest when there are too many */
export async function addSharedLink(
  trx: Trx,
  { now, ...link }: Pick<SharedLink, 'name' | 'report' | 'createdBy' | 'endsAt'> & { now: EpochMs },
): Promise<string> {
  await trx
    .deleteFrom('report_share')
    .where('ends_at', '<=', now - LISTED_MS)
    .execute();
  await requireRoom(trx, 'report_share');
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await trx
    .insertInto('report_share')
    .values({
      token_hash: hashToken(token),
      name: link.name,
      report: link.report,
      created_at: now,
      created_by: link.createdBy,
      ends_at: link.endsAt,
    })
    .execute();
  return token;
}

/** Ends a link at once; one that has ended keeps its end. */
export async function endSharedLink(trx: Trx, id: number, now: EpochMs): Promise<void> {
  await trx
    .updateTable('report_share')
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .set({ ends_at: now })
    .execute();
}

/** Finds the link that a token opens, and notes by the minute that it was opened. */
export async function openSharedLink(
  db: Kysely<Tables>,
  token: string,
  now: EpochMs,
): Promise<SharedLink | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const row = await selectLinks(db)
    .where('token_hash', '=', hashToken(token))
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  if (now - (row.opened_at ?? 0) >= MINUTE_MS) {
    await db.updateTable('report_share').where('id', '=', row.id).set({ opened_at: now }).execute();
  }
  return linkOf(row);
}
