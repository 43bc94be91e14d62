import { Migrator, sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '#server/database/migrate.ts';
import { createSchema } from '#server/database/schema.ts';
import { eachDatabase } from './databases.ts';

/** Everything that a database knows of its tables. Names that PostgreSQL made up by itself are left out. */
const CATALOGUE = {
  columns: `select table_name, column_name, data_type, column_default, is_nullable, is_identity,
      identity_generation, identity_start, is_generated, generation_expression
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
    order by table_name, column_name`,
  constraints: `select conrelid::regclass::text as "table", case when contype in ('p', 'n') then '' else conname end as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
    order by 1, 3, 2`,
  indexes: `select tablename, regexp_replace(indexdef, '_pkey1', '_pkey') as definition
    from pg_indexes where schemaname = 'public' and tablename not like 'kysely%' order by 1, 2`,
  triggers: `select pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal order by 1`,
  functions: `select pg_get_functiondef(oid) as definition
    from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  views: `select viewname, definition from pg_views where schemaname = 'public' order by 1`,
  parts: `select relname, relkind, reloptions::text, pg_get_expr(relpartbound, oid) as bound, pg_get_partkeydef(oid) as key
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S', 'v')
      and relname not like 'kysely%' order by 1`,
  sequences: `select sequencename, data_type::text, start_value, increment_by, last_value
    from pg_sequences order by 1`,
  wallets: `select * from wallet order by id`,
  activities: `select * from activity order by id`,
} as const;

type Db = Kysely<never>;

const emptied = async (db: Db): Promise<Db> => {
  for (const schema of ['drop schema public cascade', 'create schema public']) {
    await sql.raw(schema).execute(db);
  }
  return db;
};

const catalogueOf = async (db: Db): Promise<Record<string, unknown[]>> => {
  const found: Record<string, unknown[]> = {};
  for (const [part, query] of Object.entries(CATALOGUE)) {
    found[part] = (await sql.raw(query).execute(db)).rows;
  }
  return found;
};

const migrated = async (db: Db, last?: string): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error !== undefined) throw error;
};

eachDatabase('the schema', (subject) => {
  it('is that of a database of commit 1319f376 after all migrations', async () => {
    const db = await emptied(subject.database().db as unknown as Db);
    await migrated(db, '0036-game-kinds');
    await migrated(db);
    const before = await catalogueOf(db);
    await emptied(db);
    await createSchema(db);
    const after = await catalogueOf(db);
    for (const part of Object.keys(CATALOGUE)) {
      expect(before[part]?.length, part).toBeGreaterThan(0);
      expect(after[part], part).toEqual(before[part]);
    }
    expect(before['columns']?.length).toBeGreaterThan(700);
  });
});
