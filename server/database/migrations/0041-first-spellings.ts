import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { nameKey } from '#domain/text.ts';
import { runStatements } from './run-statements.ts';

const DIMENSIONS = ['source', 'medium', 'campaign'] as const;

/**
 * Names of sources, media and campaigns compare without case and width and are shown as they were first
 * written. Known spellings of one name become the first of them; rows of words may then be equal, which
 * reports add up.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `create table install_name (
      dimension text not null check (dimension in (${DIMENSIONS.map((one) => `'${one}'`).join(', ')})),
      key text not null,
      name text not null,
      primary key (dimension, key)
    )`,
    'drop index install_origin_words',
    'create index install_origin_words on install_origin (words_hash)',
    'create temporary table first_spelling (dimension text, was text, name text) on commit drop',
  ]);
  for (const dimension of DIMENSIONS) {
    const firstOf = new Map<string, string>();
    const changed: { was: string; name: string }[] = [];
    for (const was of await writtenNames(db, dimension)) {
      const key = createHash('sha256').update(nameKey(was)).digest('base64url');
      const name = firstOf.get(key);
      if (name === undefined) firstOf.set(key, was);
      else changed.push({ was, name });
    }
    const names = [...firstOf].map(([key, name]) => ({ dimension, key, name }));
    await sql`
      insert into install_name
      select * from json_populate_recordset(null::install_name, ${JSON.stringify(names)}::json)`.execute(
      db,
    );
    const changes = changed.map((one) => ({ dimension, ...one }));
    await sql`
      insert into first_spelling
      select * from json_populate_recordset(null::first_spelling, ${JSON.stringify(changes)}::json)`.execute(
      db,
    );
    await sql`
      update install_origin set ${sql.ref(dimension)} = first_spelling.name from first_spelling
      where dimension = ${dimension} and was = ${sql.ref(dimension)}`.execute(db);
    await mergeAliases(db, dimension, changed);
  }
  await runStatements(db, [
    `create temporary table spelled_cost on commit drop as
      select day, coalesce(source_first.name, source) as source,
        coalesce(campaign_first.name, campaign) as campaign, sum(amount)::bigint as amount
      from install_cost
        left join first_spelling as source_first
          on source_first.dimension = 'source' and source_first.was = source
        left join first_spelling as campaign_first
          on campaign_first.dimension = 'campaign' and campaign_first.was = campaign
      group by 1, 2, 3`,
    'delete from install_cost',
    `insert into install_cost (day, source, campaign, amount)
      select day, source, campaign, amount from spelled_cost`,
  ]);
}

/** All names of a dimension, those of visitors first, as they came. */
async function writtenNames(
  db: Kysely<never>,
  dimension: (typeof DIMENSIONS)[number],
): Promise<string[]> {
  const ofCosts =
    dimension === 'medium'
      ? sql``
      : sql`union all select ${sql.ref(dimension)}, ${2 ** 31}::bigint from install_cost`;
  const { rows } = await sql<{ name: string }>`
    with written as (
      select ${sql.ref(dimension)} as name, id::bigint as place from install_origin
      ${ofCosts}
      union all select ${sql.ref(dimension)}, ${2 ** 32}::bigint from install_link
      union all select was, ${2 ** 33}::bigint from install_alias where dimension = ${dimension}
    )
    select name from written where name <> '' group by name order by min(place), name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The changed name of the first spelling stands for all spellings, else that of any. */
async function mergeAliases(
  db: Kysely<never>,
  dimension: (typeof DIMENSIONS)[number],
  changed: readonly { was: string; name: string }[],
): Promise<void> {
  const firstOf = new Map(changed.map(({ was, name }) => [was, name]));
  const { rows } = await sql<{ was: string; name: string }>`
    delete from install_alias where dimension = ${dimension} returning was, name`.execute(db);
  const merged = new Map<string, string>();
  for (const { was, name } of rows.toSorted((one, other) => (one.was < other.was ? -1 : 1))) {
    const first = firstOf.get(was) ?? was;
    if (first === was || !merged.has(first)) merged.set(first, name);
  }
  for (const [was, name] of merged) {
    await sql`insert into install_alias values (${dimension}, ${was}, ${name})`.execute(db);
  }
}
