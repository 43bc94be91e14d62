import { AsyncResource } from 'node:async_hooks';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { minorUnits } from '#shared/money/money.ts';
import { migrate, MIGRATIONS } from '#server/core/database/migrate.ts';
import { openDatabase } from '#server/core/database/open-database.ts';
import { PoolInsideTransaction } from '#server/core/database/pool-guard.ts';
import { transact } from '#server/core/database/transact.ts';
import { createTestDatabase, hasPostgres } from '#tests/support/test-database.ts';
import { eachDatabase, temporaryFolder } from './databases.ts';
import { makePlayer } from '#tests/money/ledger-players.ts';

eachDatabase('the database', (subject) => {
  const db = () => subject.database().db;
  const one = async <T>(query: ReturnType<typeof sql<{ value: T }>>): Promise<T | undefined> =>
    (await query.execute(db())).rows[0]?.value;

  it('reports its kind', () => {
    expect(subject.database().kind).toBe(subject.kind);
  });

  it.each([
    ['a count', sql<{ value: unknown }>`select count(*) as value from wallet`, 6],
    ['the largest safe integer', sql`select 9007199254740991::bigint as value`, 2 ** 53 - 1],
    ['a negative bigint', sql`select (-5)::bigint as value`, -5],
    ['no value', sql`select null::bigint as value`, null],
    ['an integer', sql`select 7 as value`, 7],
    ['a boolean', sql`select ${true}::boolean as value`, true],
    ['json', sql`select ${'[1,{"a":null}]'}::jsonb as value`, [1, { a: null }]],
    ['text', sql`select ${'฿ ₱ "\\'}::text as value`, '฿ ₱ "\\'],
    [
      'a uuid',
      sql`select ${'8c9f7a52-2b0e-4a39-9d55-0d6f0f1f6f1a'}::uuid as value`,
      '8c9f7a52-2b0e-4a39-9d55-0d6f0f1f6f1a',
    ],
  ])('reads %s as the same value on either kind', async (_name, query, value) => {
    expect(await one(query as ReturnType<typeof sql<{ value: unknown }>>)).toEqual(value);
  });

  it('refuses a bigint that is no safe integer', async () => {
    await expect(one(sql`select 9007199254740993::bigint as value`)).rejects.toThrow(RangeError);
    expect(await one(sql`select 1 as value`)).toBe(1);
  });

  it('reports the number of rows that a statement changed', async () => {
    const key = 'changed-rows';
    const row = { key, value: '{}', updated_at: 1 };
    const insert = () =>
      db()
        .insertInto('config_document')
        .values(row)
        .onConflict((conflict) => conflict.doNothing());
    expect((await insert().executeTakeFirst()).numInsertedOrUpdatedRows).toBe(1n);
    expect((await insert().executeTakeFirst()).numInsertedOrUpdatedRows).toBe(0n);
    const update = db()
      .updateTable('config_document')
      .set({ updated_at: 2 })
      .where('key', '=', key);
    expect((await update.executeTakeFirst()).numUpdatedRows).toBe(1n);
    const remove = db().deleteFrom('config_document').where('key', '=', 'other');
    expect((await remove.executeTakeFirst()).numDeletedRows).toBe(0n);
  });

  it('allows one account by a name, regardless of case', async () => {
    await makePlayer(subject.database(), 'Juana');
    await expect(makePlayer(subject.database(), 'jUANA')).rejects.toMatchObject({
      code: '23505',
      constraint: 'player_account',
    });
  });

  it('rolls back a transaction whose callback fails, and stays usable', async () => {
    const key = 'rolled-back';
    const failed = transact(subject.database(), async (trx) => {
      await trx.insertInto('setting').values({ key, value: '1' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    const rows = await db().selectFrom('setting').where('key', '=', key).selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('rejects use of the pool inside a transaction with an error of its own', async () => {
    const database = subject.database();
    const beside = transact(database, () => db().selectFrom('game').selectAll().execute());
    await expect(beside).rejects.toBeInstanceOf(PoolInsideTransaction);
    const nested = transact(database, () => transact(database, () => Promise.resolve()));
    await expect(nested).rejects.toBeInstanceOf(PoolInsideTransaction);
    expect(await one(sql`select 1 as value`)).toBe(1);
  });

  it('allows use of the pool by a callback that outlives its transaction', async () => {
    // Bound to the transaction's async context, like a callback created inside it.
    const late = await transact(subject.database(), () =>
      Promise.resolve(AsyncResource.bind(() => one(sql`select 2 as value`))),
    );
    expect(await late()).toBe(2);
  });

  it('answers 40 concurrent queries', async () => {
    const values = Array.from({ length: 40 }, (_, index) => index);
    const answers = await Promise.all(
      values.map((value) => one(sql`select ${value}::int as value`)),
    );
    expect(answers).toEqual(values);
  });

  it('refuses a database with the migration of another version, and changes nothing', async () => {
    const marked = { name: '0001-platform', timestamp: '2026-11-01T00:00:00.000Z' };
    const rows = () => sql`select name from kysely_migration order by name`.execute(db());
    const before = await rows();
    await sql`insert into kysely_migration values (${marked.name}, ${marked.timestamp})`.execute(
      db(),
    );
    await expect(migrate(db())).rejects.toThrow(
      'has the migration 0001-platform, which this version does not know',
    );
    await sql`delete from kysely_migration where name = ${marked.name}`.execute(db());
    await migrate(db());
    expect((await rows()).rows).toEqual(before.rows);
  });

  it('keeps its data when it is opened again', async () => {
    await db()
      .insertInto('big_win')
      .values({ phone: '09*****1234', amount: minorUnits(123), game_id: null, won_at: 5 })
      .execute();
    if (subject.kind === 'pglite') await subject.database().close();
    const again = await openDatabase(subject.options());
    try {
      const wins = await again.db.selectFrom('big_win').select(['amount', 'won_at']).execute();
      expect(wins).toEqual([{ amount: 123, won_at: 5 }]);
    } finally {
      await again.close();
    }
  });
});

describe.skipIf(!hasPostgres())('on one PostgreSQL', () => {
  const dataDir = temporaryFolder();

  it('several servers that start together migrate once', async () => {
    const databaseUrl = await createTestDatabase();
    const starts = Array.from({ length: 4 }, () =>
      openDatabase({ databaseUrl, dataDir: dataDir() }),
    );
    const opened = await Promise.all(starts);
    const [first] = opened;
    const done = await sql`select name from kysely_migration order by name`.execute(
      first?.db ?? expect.fail('nothing opened'),
    );
    expect(done.rows).toEqual(Object.keys(MIGRATIONS).map((name) => ({ name })));
    await Promise.all(opened.map((database) => database.close()));
  });

  it('a refused connection is an error', async () => {
    const databaseUrl = 'postgresql://nobody@127.0.0.1:1/none';
    await expect(openDatabase({ databaseUrl, dataDir: dataDir() })).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
  });
});
