import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '#server/core/database/open-database.ts';
import { StatementNames } from '#server/core/database/statement-names.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { createTestDatabase, hasPostgres } from '#tests/support/test-database.ts';
import { temporaryFolder } from './databases.ts';

describe.skipIf(!hasPostgres())('statements on PostgreSQL', () => {
  const dataDir = temporaryFolder();
  let database: Database;
  beforeAll(async () => {
    const databaseUrl = await createTestDatabase();
    database = await openDatabase({ databaseUrl, dataDir: dataDir() });
    await sql`create table sms_note (key text, turn integer)`.execute(database.db);
  });
  afterAll(() => database.close());

  type Db = Database['db'] | Trx;
  const read = (db: Db) => sql`select * from sms_note where turn < ${1}`.execute(db);
  /** Lists the statements of the pool's only connection, as these calls are sequential. */
  const prepared = async (db: Db) => {
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements`.execute(db);
    return rows.map(({ statement }) => statement).filter((text) => text.includes('sms_note'));
  };

  it('are not prepared in a transaction that may read whole tables', async () => {
    await database.db.transaction().execute(async (trx) => {
      await read(trx);
      expect(await prepared(trx)).toEqual([]);
    });
  });

  it('are prepared once for all transactions of players', async () => {
    await transact(database, (trx) => read(trx));
    await transact(database, async (trx) => {
      await read(trx);
      expect(await prepared(trx)).toEqual(['select * from sms_note where turn < $1 /* t */']);
    });
  });

  it('are prepared a second time outside transactions, because a plan depends on its settings', async () => {
    await read(database.db);
    await read(database.db);
    expect(await prepared(database.db)).toHaveLength(2);
    await transact(database, (trx) => read(trx));
    // Different texts: a pooler prepares each text once, whatever its name.
    expect(new Set(await prepared(database.db)).size).toBe(2);
    expect(await prepared(database.db)).toHaveLength(2);
  });

  it('over whole tables are planned each time for their values', async () => {
    const before = await prepared(database.db);
    await read(database.longDb);
    await read(database.longDb);
    expect(await prepared(database.longDb)).toEqual(before);
  });

  it('are prepared again when a newer server has changed the table', async () => {
    await read(database.db);
    await sql`alter table sms_note add column added integer`.execute(database.db);
    await sql`insert into sms_note values ('one', 0, 7)`.execute(database.db);
    expect((await read(database.db)).rows).toEqual([{ key: 'one', turn: 0, added: 7 }]);
    expect((await read(database.db)).rows).toHaveLength(1);
  });

  it('restart a transaction when a newer server has changed the table', async () => {
    let begun = 0;
    const readOnce = () =>
      transact(database, async (trx) => {
        begun += 1;
        return (await read(trx)).rows;
      });
    await readOnce();
    begun = 0;
    await sql`alter table sms_note add column latest integer`.execute(database.db);
    expect(await readOnce()).toEqual([{ key: 'one', turn: 0, added: 7, latest: null }]);
    expect(begun).toBe(2);
  });
});

describe('statement names', () => {
  it('belong to their text, and change when they are renewed, as does the text', () => {
    const names = new StatementNames('s');
    const first = names.named('select 1');
    expect(names.named('select 2')?.name).not.toBe(first?.name);
    expect(names.named('select 1')).toEqual(first);
    names.renew();
    const renewed = names.named('select 1');
    expect(renewed?.name).not.toBe(first?.name);
    expect(renewed?.text).not.toBe(first?.text);
    // Another server that renews them has texts of its own: its plans may be older.
    const others = new StatementNames('s');
    expect(others.named('select 1')?.text).toBe(first?.text);
    others.renew();
    expect(others.named('select 1')?.text).not.toBe(renewed?.text);
  });

  it('are given to the first five hundred texts only, and do not change', () => {
    const names = new StatementNames('s');
    const texts = Array.from({ length: 501 }, (_, index) => `select ${index}`);
    const given = texts.map((text) => names.named(text)?.name);
    expect(new Set(given.slice(0, 500)).size).toBe(500);
    expect(given[500]).toBeUndefined();
    expect(names.named('select 0')?.name).toBe(given[0]);
  });
});
