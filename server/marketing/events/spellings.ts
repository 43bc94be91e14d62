import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { nameKey } from '#shared/text/text.ts';
import type { Origin } from '#server/marketing/events/origin.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** Names that compare without case and width, and are shown as they were first written. */
export const SPELLED_DIMENSIONS = ['source', 'medium', 'campaign'] as const;
export type SpelledDimension = (typeof SPELLED_DIMENSIONS)[number];

export interface SpelledName {
  dimension: SpelledDimension;
  name: string;
}

/** Names may be longer than a row of an index. */
const keyOf = (name: string): string =>
  createHash('sha256').update(nameKey(name)).digest('base64url');

/** The first spelling of a name; the name itself when it is new. */
export type Spell = (dimension: SpelledDimension, name: string) => string;

/** Reads the first spelling of names; of new ones the first given spelling counts. */
export async function readSpellings(
  db: Kysely<Tables>,
  names: readonly SpelledName[],
): Promise<Spell & { isComplete: boolean }> {
  const wanted = new Map(
    names
      .filter(({ name }) => name !== '')
      .map(({ dimension, name }) => [
        `${dimension} ${name}`,
        { dimension, key: keyOf(name), name },
      ]),
  );
  const { rows } = await sql<{ dimension: SpelledDimension; key: string; name: string }>`
    select known.dimension, known.key, known.name
    from json_to_recordset(${JSON.stringify([...wanted.values()])}::json)
      as given (dimension text, key text)
    join install_name as known on known.dimension = given.dimension and known.key = given.key`.execute(
    db,
  );
  const known = new Map(rows.map(({ dimension, key, name }) => [`${dimension} ${key}`, name]));
  let isComplete = true;
  const spelled = new Map<string, string>();
  for (const [place, { dimension, key, name }] of wanted) {
    const found = known.get(`${dimension} ${key}`);
    if (found === undefined) {
      isComplete = false;
      known.set(`${dimension} ${key}`, name);
    }
    spelled.set(place, found ?? known.get(`${dimension} ${key}`) ?? name);
  }
  const spell: Spell = (dimension, name) => spelled.get(`${dimension} ${name}`) ?? name;
  return Object.assign(spell, { isComplete });
}

/** Stores the spelling of names that are new. */
export async function noteSpellings(trx: Trx, names: readonly SpelledName[]): Promise<void> {
  const rows = names
    .filter(({ name }) => name !== '')
    .map(({ dimension, name }) => ({ dimension, key: keyOf(name), name }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  if (rows.length === 0) return;
  await sql`
    insert into install_name
    select * from json_populate_recordset(null::install_name, ${JSON.stringify(rows)}::json)
    on conflict do nothing`.execute(trx);
}

/** Reads the spelling of names that an operator writes, and stores that of new ones. */
export async function spellAndNote(trx: Trx, names: readonly SpelledName[]): Promise<Spell> {
  await noteSpellings(trx, names);
  return readSpellings(trx, names);
}

export const namesIn = (origins: readonly Pick<Origin, SpelledDimension>[]): SpelledName[] =>
  origins.flatMap((origin) =>
    SPELLED_DIMENSIONS.map((dimension) => ({ dimension, name: origin[dimension] })),
  );

/** An origin by the first spelling of its names. */
export const spelledOrigin = (spell: Spell, origin: Origin): Origin => ({
  ...origin,
  source: spell('source', origin.source),
  medium: spell('medium', origin.medium),
  campaign: spell('campaign', origin.campaign),
});
