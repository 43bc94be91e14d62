import { BadRequest } from '#server/core/http/refusal.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** Tables that users of the console fill, and the most rows each may have. */
const MOST_ROWS = {
  install_link: 5_000,
  install_link_template: 100,
  install_alias: 1_000,
  postback_rule: 100,
  report_schedule: 100,
  report_view: 100,
  report_share: 200,
  report_note: 5_000,
} as const;

/** The refusal of another row, in words for the user. */
const FULL: Readonly<Record<keyof typeof MOST_ROWS, (most: number) => BadRequest>> = {
  install_link: (most) => new BadRequest(`there may be ${most} links, archived ones included`),
  install_link_template: (most) => new BadRequest(`there may be ${most} templates`),
  install_alias: (most) => new BadRequest(`there may be ${most} changed names`),
  postback_rule: (most) => new BadRequest(`there may be ${most} postbacks`),
  report_schedule: (most) => new BadRequest(`there may be ${most} scheduled reports`),
  report_view: (most) => new BadRequest(`there may be ${most} saved views`),
  report_note: (most) => new BadRequest(`there may be ${most} notes`),
  report_share: (most) =>
    new BadRequest(`there may be ${most} shared links, also those that ended in the last 30 days`),
};

/** How many more rows a table may have. */
export async function readRoom(db: Kysely<Tables>, table: keyof typeof MOST_ROWS): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Math.max(0, MOST_ROWS[table] - Number(count));
}

/**
 * Ensures that a table has room for another row, which the same transaction inserts: of concurrent ones only
 * those that fit are committed.
 * @throws BadRequest in words for the user
 */
export async function requireRoom(trx: Trx, table: keyof typeof MOST_ROWS): Promise<void> {
  if ((await readRoom(trx, table)) === 0) throw FULL[table](MOST_ROWS[table]);
}
