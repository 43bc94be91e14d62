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

/** Names of campaigns that visitors came with, or that links carry. */
export async function knownCampaigns(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ campaign: string }>`
    select campaign from install_origin_named union select campaign from install_link
    order by campaign`.execute(db);
  return rows.map(({ campaign }) => campaign).filter((campaign) => campaign !== '');
}

/** Sources that visitors came from, or that links carry. */
export async function knownSources(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select source from install_origin_named union select source from install_link
    order by source`.execute(db);
  return rows.map(({ source }) => source).filter((source) => source !== '');
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

/**
 * Renames a name in every report, also of the past. The stored counts do not change: without the alias
 * everything is as before. '' as the new name removes an alias.
 * @throws BadRequest in words for the operator
 */
export async function saveAlias(
  db: Kysely<Tables>,
  given: { dimension: string; was: string; name: string },
): Promise<void> {
  const dimension = ALIAS_DIMENSIONS.find((one) => one === given.dimension);
  if (!dimension) throw new BadRequest('choose what the name is of');
  const [was, name] = [oneLine(given.was), oneLine(given.name)];
  if (was === '') throw new BadRequest('the name to change is empty');
  if (was.length > 200 || name.length > 200) throw new BadRequest('a name may have 200 characters');
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
