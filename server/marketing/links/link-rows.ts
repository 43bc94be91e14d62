import { sql, type Kysely } from 'kysely';
import { likeText } from '#server/core/database/like-text.ts';
import { dayNumber, dayText } from '#server/core/market-day.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { requireRoom } from '#server/marketing/kit/require-room.ts';
import { readTagSpelling } from '#server/marketing/links/link-tags.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Link, LinkDraft } from '#server/marketing/links/links.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

const selectLinks = (db: Kysely<Tables>) => db.selectFrom('install_link').selectAll();
type LinkRow = Awaited<ReturnType<ReturnType<typeof selectLinks>['execute']>>[number];

const linkOf = ({
  created_at: at,
  created_by: by,
  archived_at: archived,
  ends_on: ends,
  ...row
}: LinkRow): Link => ({
  ...row,
  createdAt: at as EpochMs,
  createdBy: by,
  isArchived: archived !== null,
  endsOn: ends === null ? '' : dayText(ends),
});

export async function findLink(
  db: Kysely<Tables>,
  by: { id: number } | { name: string },
): Promise<Link | undefined> {
  const query = selectLinks(db);
  const row = await (
    'id' in by ? query.where('id', '=', by.id) : query.where('name', '=', by.name)
  ).executeTakeFirst();
  return row && linkOf(row);
}

/** The short names of all links, archived ones included. */
export async function listLinkNames(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('install_link').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

/** The links whose short name, source, campaign, tags or creator contain a text, newest first. */
export async function findLinks(
  db: Kysely<Tables>,
  { isArchived, search }: { isArchived: boolean; search: string },
): Promise<Link[]> {
  const like = `%${likeText(search)}%`;
  const rows = await selectLinks(db)
    .where('archived_at', isArchived ? 'is not' : 'is', null)
    .where((eb) =>
      eb.or(
        (['name', 'source', 'campaign', 'tags', 'created_by'] as const).map((column) =>
          eb(column, 'ilike', like),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .execute();
  return rows.map(linkOf);
}

export const rowOf = ({ endsOn, ...draft }: LinkDraft) => ({
  ...draft,
  ends_on: dayNumber(endsOn) ?? null,
});

/** @throws BadRequest when the name is taken, or there are too many */
export async function addLink(
  trx: Trx,
  draft: LinkDraft,
  { by, now }: { by: string; now: EpochMs },
): Promise<number> {
  await requireRoom(trx, 'install_link');
  const spellTags = await readTagSpelling(trx);
  const row = await trx
    .insertInto('install_link')
    .values({ ...rowOf(draft), tags: spellTags(draft.tags), created_at: now, created_by: by })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new BadRequest(`name: there is a link "${draft.name}" already`);
  return row.id;
}

/** Changes everything but the short name, which may be in print. */
export async function changeLink(db: Kysely<Tables>, id: number, draft: LinkDraft): Promise<void> {
  const { name: _name, ...rest } = rowOf(draft);
  const tags = (await readTagSpelling(db, { except: id }))(draft.tags);
  await db
    .updateTable('install_link')
    .where('id', '=', id)
    .set({ ...rest, tags })
    .execute();
}

/** An archived link still works; lists only hide it. */
export async function archiveLink(
  db: Kysely<Tables>,
  id: number,
  archivedAt: EpochMs | null,
): Promise<void> {
  await db
    .updateTable('install_link')
    .where('id', '=', id)
    .set({ archived_at: archivedAt })
    .execute();
}

/** Counts a request of the short address. */
export async function countOpening(
  db: Kysely<Tables>,
  { id, day, isRobot }: { id: number; day: number; isRobot: boolean },
): Promise<void> {
  const column = isRobot ? 'robots' : 'opens';
  await db
    .insertInto('install_link_day')
    .values({ link_id: id, day, [column]: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['link_id', 'day'])
        .doUpdateSet({ [column]: sql`${sql.ref(`install_link_day.${column}`)} + 1` }),
    )
    .execute();
}

/** Requests since a day, by link id. */
export async function readOpenings(
  db: Kysely<Tables>,
  since: number,
): Promise<ReadonlyMap<number, { opens: number; robots: number }>> {
  const rows = await db
    .selectFrom('install_link_day')
    .where('day', '>=', since)
    .groupBy('link_id')
    .select((eb) => [
      'link_id',
      eb.fn.sum<string>('opens').as('opens'),
      eb.fn.sum<string>('robots').as('robots'),
    ])
    .execute();
  return new Map(
    rows.map((row) => [row.link_id, { opens: Number(row.opens), robots: Number(row.robots) }]),
  );
}
