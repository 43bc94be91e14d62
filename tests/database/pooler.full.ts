/** A server behind PgBouncer in transaction mode, which lends each transaction another connection. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '#server/core/database/open-database.ts';
import { transact } from '#server/core/database/transact.ts';
import { findPgBouncer, startPgBouncer, type PgBouncer } from '#tests/support/pgbouncer.ts';
import { createTestDatabase, hasPostgres } from '#tests/support/test-database.ts';
import { temporaryFolder } from './databases.ts';

const PROGRAM = findPgBouncer();
/** Fewer than clients, so that they share connections. */
const CONNECTIONS = 4;

describe.skipIf(!hasPostgres() || PROGRAM === undefined)('behind PgBouncer', () => {
  const dataDir = temporaryFolder();
  let pooler: PgBouncer;
  let direct: Database;
  let servers: Database[];
  beforeAll(async () => {
    const databaseUrl = await createTestDatabase();
    pooler = await startPgBouncer(PROGRAM ?? '', databaseUrl, CONNECTIONS);
    // All at once: they also migrate through the pooler.
    servers = await Promise.all(
      Array.from({ length: 4 }, () =>
        openDatabase({ databaseUrl: pooler.url, dataDir: dataDir() }),
      ),
    );
    direct = await openDatabase({ databaseUrl, dataDir: dataDir() });
    await sql`create table pooled (id integer primary key, value integer not null)`.execute(
      direct.db,
    );
    await sql`insert into pooled select n, 0 from generate_series(1, 50) n`.execute(direct.db);
  });
  afterAll(async () => {
    for (const database of [...servers, direct]) await database.close();
    await pooler.stop();
  });

  const eachServer = <Result>(work: (database: Database, index: number) => Promise<Result>) =>
    Promise.all(servers.map((database, index) => work(database, index)));

  it('servers that start together migrate once, and no lock outlives it', async () => {
    const { rows } = await sql`
      select 1 from pg_locks where locktype = 'advisory'`.execute(direct.db);
    expect(rows).toEqual([]);
    const names = await sql<{ count: number }>`
      select count(*)::int as count from kysely_migration`.execute(direct.db);
    expect(names.rows[0]?.count).toBeGreaterThan(20);
  });

  it('transactions of many clients are serialisable, and none is lost', async () => {
    await eachServer(async (database) => {
      for (let turn = 0; turn < 25; turn += 1) {
        await transact(database, async (trx) => {
          const { rows } = await sql<{ value: number }>`
            select value from pooled where id = ${1}`.execute(trx);
          await sql`update pooled set value = ${(rows[0]?.value ?? 0) + 1} where id = ${1}`.execute(
            trx,
          );
        });
      }
    });
    const { rows } = await sql<{ value: number }>`
      select value from pooled where id = 1`.execute(direct.db);
    expect(rows[0]?.value).toBe(100);
  });

  it('a plan made in a transaction is not used outside one, nor the reverse', async () => {
    const read = (db: Database['db']) =>
      sql<{ plan: string }>`select value from pooled where value >= ${0}`.execute(db);
    for (let turn = 0; turn < 8; turn += 1) {
      await eachServer(async (database) => {
        await read(database.db);
        await transact(database, (trx) => read(trx));
      });
    }
    const { rows } = await sql<{ texts: number }>`
      select count(distinct statement)::int as texts from pg_prepared_statements
      where statement like 'select value from pooled where value >=%'`.execute(
      servers[0]?.db ?? direct.db,
    );
    expect(rows[0]?.texts).toBe(2);
  });

  it('settings of a transaction end with it', async () => {
    await eachServer((database) => transact(database, (trx) => sql`select 1`.execute(trx)));
    const settings = await eachServer(async ({ db }) => {
      const { rows } = await sql<{ scan: string; timeout: string }>`
        select current_setting('enable_seqscan') as scan,
          current_setting('statement_timeout') as timeout`.execute(db);
      return rows[0];
    });
    for (const setting of settings) expect(setting).toEqual({ scan: 'on', timeout: '0' });
  });

  it('a changed table is noticed on every connection that was lent', async () => {
    const read = (db: Database['db']) => sql`select * from pooled where id = ${2}`.execute(db);
    const readAll = () =>
      eachServer(async (database) => {
        await Promise.all(Array.from({ length: 6 }, () => read(database.db)));
        await transact(database, (trx) => read(trx));
        return (await read(database.db)).rows[0];
      });
    await readAll();
    for (const column of ['first', 'second']) {
      await sql`alter table pooled add column ${sql.id(column)} integer`.execute(direct.db);
      for (const row of await readAll()) expect(row).toHaveProperty(column);
    }
  });

  it('a statement that fails leaves its connection usable', async () => {
    await eachServer(async ({ db }, index) => {
      await expect(sql`select ${randomUUID()}::integer`.execute(db)).rejects.toThrow(/integer/);
      const { rows } = await sql<{ n: number }>`select ${index}::integer as n`.execute(db);
      expect(rows[0]?.n).toBe(index);
    });
  });
});
