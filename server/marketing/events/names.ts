import { distance } from 'fastest-levenshtein';
import { sql, type Kysely } from 'kysely';
import { nameKey, normalForm } from '#shared/text/text.ts';
import { likeText } from '#server/core/database/like-text.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { requireRoom } from '#server/marketing/kit/require-room.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import {
  readSpellings,
  SPELLED_DIMENSIONS,
  spellAndNote,
  type SpelledDimension,
} from '#server/marketing/events/spellings.ts';
import type { AliasDimension } from '#server/core/database/marketing-tables.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

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

/** Words that forms suggest. */
export const SUGGESTED_WORDS = ['campaign', 'source'] as const;
export type SuggestedWord = (typeof SUGGESTED_WORDS)[number];

/** Most names that a form suggests at once; a search finds the others. */
export const SUGGESTED_NAMES = 50;
/** Most names among which a mistyped one is looked for. */
const COMPARED_NAMES = 500;
const NAMES_DAYS = 90;

/** Names that contain a text: those of links, those that most visitors came with lately, then the newest. */
export const suggestNames = (
  db: Kysely<Tables>,
  word: SuggestedWord,
  search = '',
): Promise<string[]> =>
  knownNames(db, word, { like: [`%${likeText(normalForm(search))}%`], most: SUGGESTED_NAMES });

/** Returns the known campaign that was probably meant; undefined for a known name, or one like no other. */
export const similarCampaign = async (
  db: Kysely<Tables>,
  name: string,
): Promise<string | undefined> => (await similarCampaigns(db, [name])).get(name);

/** Returns the known campaigns that were probably meant, by the given name; without known names, and those like no other. */
export async function similarCampaigns(
  db: Kysely<Tables>,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = await knownNames(db, 'campaign', { like: ['%'], most: COMPARED_NAMES });
  const similar = new Map<string, string>();
  for (const name of names) {
    const other = similarName(name, known);
    if (other !== undefined) similar.set(name, other);
  }
  if (similar.size === 0) return similar;
  // Names that few visitors came with are known, too.
  const same = await knownNames(db, 'campaign', {
    like: [...similar.keys()].map((name) => likeText(normalForm(name))),
    most: similar.size + COMPARED_NAMES,
  });
  const keys = new Set(same.map(nameKey));
  return new Map([...similar].filter(([name]) => !keys.has(nameKey(name))));
}

async function knownNames(
  db: Kysely<Tables>,
  word: SuggestedWord,
  { like, most }: { like: readonly string[]; most: number },
): Promise<string[]> {
  const isFound = sql`${sql.ref(word)} ilike any(array[${sql.join([...like])}]::text[])`;
  const { rows } = await sql<{ name: string }>`
    with recent as (
      select origin, sum(landed) as landed from install_sum
      where touch = 'first'
        and day > (select max(day) from install_sum where touch = 'first') - ${NAMES_DAYS}::integer
      group by origin
    ), named as (
      select ${sql.ref(word)} as name, landed, 0 as links
      from recent join install_origin_named on install_origin_named.id = recent.origin
      where ${isFound}
      union all select ${sql.ref(word)}, 0, 1 from install_link where ${isFound}
      union all (select ${sql.ref(word)}, 0, 0 from install_origin_named where ${isFound} order by id desc limit ${most})
    )
    select name from named where name <> '' group by name
    order by max(links) desc, sum(landed) desc, name limit ${most}`.execute(db);
  const firstOf = new Map<string, string>();
  for (const { name } of rows) {
    if (!firstOf.has(nameKey(name))) firstOf.set(nameKey(name), name);
  }
  return [...firstOf.values()];
}

/** @param known the most used first */
export function similarName(name: string, known: readonly string[]): string | undefined {
  if (known.some((other) => nameKey(other) === nameKey(name))) return undefined;
  const plain = plainName(name);
  const most = plain.length < 6 ? 1 : 2;
  return known
    .map((other) => ({ other, far: distance(plain, plainName(other)) }))
    .filter(({ far }) => far <= most)
    .toSorted((one, other) => one.far - other.far)
    .at(0)?.other;
}

/** Removes differences that are probably unintended. */
const plainName = (name: string): string => nameKey(name).replaceAll(/[\s_.-]+/g, '-');

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
 * everything is as before. '' as the new name removes an alias. Names compare without case and width.
 * @returns the name under which it was shown
 * @throws BadRequest when there are too many
 */
export async function saveAlias(trx: Trx, given: Alias): Promise<string> {
  const { dimension, was } = await spelledAlias(trx, given);
  const former = await trx
    .deleteFrom('install_alias')
    .where('dimension', '=', dimension)
    .where('was', '=', was)
    .returning('name')
    .executeTakeFirst();
  const before = former?.name ?? was;
  if (given.name === '' || given.name === was) return before;
  await requireRoom(trx, 'install_alias');
  const isRespelled = isSpelled(dimension) && nameKey(given.name) === nameKey(was);
  const name = isRespelled ? given.name : await shownName(trx, given);
  await trx.insertInto('install_alias').values({ dimension, was, name }).execute();
  if (isRespelled) await respellAliases(trx, { dimension, was, name });
  return before;
}

const isSpelled = (dimension: AliasDimension): dimension is SpelledDimension =>
  SPELLED_DIMENSIONS.some((one) => one === dimension);

async function spelledAlias(trx: Trx, alias: Alias): Promise<Alias> {
  const { dimension, was } = alias;
  if (!isSpelled(dimension)) return alias;
  const spell = await spellAndNote(trx, [{ dimension, name: was }]);
  return { ...alias, was: spell(dimension, was) };
}

/** The spelling that reports already show for the new name. */
async function shownName(trx: Trx, { dimension, name }: Alias): Promise<string> {
  if (!isSpelled(dimension)) return name;
  const aliases = await aliasesOf(trx, dimension);
  const alias = aliases.find((other) => nameKey(other.name) === nameKey(name));
  const spell = await readSpellings(trx, [{ dimension, name }]);
  return alias?.name ?? spell(dimension, name);
}

async function respellAliases(trx: Trx, { dimension, name }: Alias): Promise<void> {
  const aliases = await aliasesOf(trx, dimension);
  for (const { was, name: other } of aliases) {
    if (other === name || nameKey(other) !== nameKey(name)) continue;
    await trx
      .updateTable('install_alias')
      .where('dimension', '=', dimension)
      .where('was', '=', was)
      .set({ name })
      .execute();
  }
}

const aliasesOf = (trx: Trx, dimension: AliasDimension) =>
  trx.selectFrom('install_alias').where('dimension', '=', dimension).selectAll().execute();
