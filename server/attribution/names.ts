import { distance } from 'fastest-levenshtein';
import { sql, type Kysely } from 'kysely';
import { oneLine } from '#server/http/one-line.ts';
import { BadRequest } from '#server/http/refusal.ts';
import type { AliasDimension } from '#server/database/install-tables.ts';
import type { Tables } from '#server/database/tables.ts';

/** Words that can be renamed later. */
export const ALIAS_DIMENSIONS = [
  'campaign',
  'source',
  'medium',
  'content',
  'referrer',
] as const satisfies readonly AliasDimension[];

export interface Alias {
  dimension: AliasDimension;
  /** As in addresses. */
  was: string;
  /** As in reports. */
  name: string;
}

/** Most names that a page offers: anybody can land with a name of their own. */
const NAMES_MAX = 500;
const NAMES_DAYS = 90;

/** Campaigns of the links, those that most visitors came with lately, then the newest; in alphabetical order. */
export const knownCampaigns = (db: Kysely<Tables>): Promise<string[]> => knownOf(db, 'campaign');

/** Sources of the links, those that most visitors came from lately, then the newest; in alphabetical order. */
export const knownSources = (db: Kysely<Tables>): Promise<string[]> => knownOf(db, 'source');

async function knownOf(db: Kysely<Tables>, word: 'campaign' | 'source'): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recent as (
      select origin, sum(landed) as landed from install_sum
      where touch = 'first'
        and day > (select max(day) from install_sum where touch = 'first') - ${NAMES_DAYS}::integer
      group by origin
    ), named as (
      select ${sql.ref(word)} as name, landed, 0 as links
      from recent join install_origin_named on install_origin_named.id = recent.origin
      union all select ${sql.ref(word)}, 0, 1 from install_link
      union all (select ${sql.ref(word)}, 0, 0 from install_origin_named order by id desc limit ${NAMES_MAX})
    )
    select name from named where name <> '' group by name
    order by max(links) desc, sum(landed) desc, name limit ${NAMES_MAX}`.execute(db);
  return rows.map(({ name }) => name).toSorted((one, other) => (one < other ? -1 : 1));
}

/** Returns the known name that was probably meant; undefined for a known name, or one like no other. */
export function similarName(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const plain = plainName(name);
  const most = plain.length < 6 ? 1 : 2;
  return known
    .map((other) => ({ other, far: distance(plain, plainName(other)) }))
    .filter(({ far }) => far <= most)
    .toSorted((one, other) => one.far - other.far)
    .at(0)?.other;
}

/** Removes differences that are probably unintended. */
const plainName = (name: string): string => name.toLowerCase().replaceAll(/[\s_.-]+/g, '-');

export const listAliases = (db: Kysely<Tables>): Promise<Alias[]> =>
  db.selectFrom('install_alias').selectAll().orderBy('dimension').orderBy('was').execute();

/** Parses a form. @throws BadRequest in words for the operator */
export function readAlias(given: { dimension: string; was: string; name: string }): Alias {
  const dimension = ALIAS_DIMENSIONS.find((one) => one === given.dimension);
  if (!dimension) throw new BadRequest('choose what the name is of');
  const [was, name] = [oneLine(given.was), oneLine(given.name)];
  if (was === '') throw new BadRequest('the name to change is empty');
  if (was.length > 200 || name.length > 200) throw new BadRequest('a name may have 200 characters');
  return { dimension, was, name };
}

/**
 * Renames a name in every report, also of the past. The stored counts do not change: without the alias
 * everything is as before. '' as the new name removes an alias.
 */
export async function saveAlias(
  db: Kysely<Tables>,
  { dimension, was, name }: Alias,
): Promise<void> {
  if (name === '' || name === was) {
    await db
      .deleteFrom('install_alias')
      .where('dimension', '=', dimension)
      .where('was', '=', was)
      .execute();
    return;
  }
  await db
    .insertInto('install_alias')
    .values({ dimension, was, name })
    .onConflict((conflict) => conflict.columns(['dimension', 'was']).doUpdateSet({ name }))
    .execute();
}
