import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { likeText } from '#server/core/database/like-text.ts';
import { nameKey, normalForm } from '#shared/text/text.ts';
import {
  nearName,
  prepareKnown,
  type NamedDimension,
  type NearName,
} from '#server/marketing/costs/near-names/near-name.ts';
import type { FindNear } from '#server/marketing/costs/cost-table/read-cost-table.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** Known names that are compared, those of links and the newest first. */
const MOST_KNOWN = 2000;
/** Names of a table that are compared. */
const MOST_COMPARED = 300;
/** Names compared at once, for a few milliseconds. */
const SLICE = 10;

/**
 * Names that neither visitors, links, renamed names nor stored costs have, and that resemble one of visitors or
 * links.
 */
export const findNearIn =
  (db: Kysely<Tables>): FindNear =>
  async ({ sources, campaigns }) => [
    ...(await nearOf(db, 'source', sources)),
    ...(await nearOf(db, 'campaign', campaigns)),
  ];

async function nearOf(
  db: Kysely<Tables>,
  dimension: NamedDimension,
  names: readonly string[],
): Promise<NearName[]> {
  const known = prepareKnown(await knownNames(db, dimension));
  if (known.names.length === 0) return [];
  const found: NearName[] = [];
  const unknown = names.filter((name) => !known.keys.has(nameKey(name))).slice(0, MOST_COMPARED);
  for (const [at, name] of unknown.entries()) {
    if (at % SLICE === 0) await setImmediate();
    const near = nearName(name, known);
    if (near !== undefined) found.push({ dimension, name, known: near });
  }
  const stored = await storedNames(db, dimension, found);
  return found.filter(({ name }) => !stored.has(nameKey(name)));
}

async function knownNames(db: Kysely<Tables>, dimension: NamedDimension): Promise<string[]> {
  const column = sql.ref(dimension);
  const { rows } = await sql<{ name: string }>`
    select name from (
      select ${column} as name, 1 as links, 0 as origin from install_link
      union all select ${column}, 0, id from install_origin_named
    ) as named
    where name <> '' group by name
    order by max(links) desc, max(origin) desc, name limit ${MOST_KNOWN}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Which of some names are stored, whoever has them. */
async function storedNames(
  db: Kysely<Tables>,
  dimension: NamedDimension,
  near: readonly NearName[],
): Promise<ReadonlySet<string>> {
  if (near.length === 0) return new Set();
  const column = sql.ref(dimension);
  const like = sql.join(near.map(({ name }) => likeText(normalForm(name))));
  const { rows } = await sql<{ name: string }>`
    select name from (
      select ${column} as name from install_origin_named
      union select ${column} from install_cost
      union select was from install_alias where dimension = ${dimension}
    ) as named
    where name ilike any(array[${like}]::text[])`.execute(db);
  return new Set(rows.map(({ name }) => nameKey(name)));
}
