/** A transaction whose start goes with its first statement, and whose commit goes with its last. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '#server/core/database/open-database.ts';
import { outageKind } from '#server/core/database/outage.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { committing } from '#server/core/database/transaction-start.ts';
import { createTestDatabase, hasPostgres } from '#tests/support/test-database.ts';
import { temporaryFolder } from './databases.ts';

const NOW = { sleep: () => Promise.resolve() };

describe.skipIf(!hasPostgres())('statements that are sent together', () => {
  const dataDir = temporaryFolder();
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: await createTestDatabase(), dataDir: dataDir() });
    await sql`create table noted (id integer primary key, value integer not null)`.execute(
      database.db,
    );
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`truncate noted`.execute(database.db);
  });

  const note = (trx: Trx, id: number, end = sql``) =>
    sql<{ id: number }>`insert into noted values (${id}, ${id}) returning id ${end}`.execute(trx);
  const ids = async () => {
    const { rows } = await sql<{ id: number }>`select id from noted order by id`.execute(
      database.db,
    );
    return rows.map(({ id }) => id);
  };

  it('commit with the last of them, which has its rows', async () => {
    const rows = await transact(database, async (trx) => {
      await note(trx, 1);
      const last = await note(trx, 2, committing);
      return last.rows;
    });
    expect(rows).toEqual([{ id: 2 }]);
    expect(await ids()).toEqual([1, 2]);
  });

  it('are start, statement and commit in one, where there is only one', async () => {
    await transact(database, (trx) => note(trx, 1, committing));
    expect(await ids()).toEqual([1]);
  });

  it('commit nothing when the last one fails', async () => {
    const failed = transact(database, async (trx) => {
      await note(trx, 1);
      await note(trx, 1, committing);
    });
    await expect(failed).rejects.toThrow('duplicate key');
    expect(await ids()).toEqual([]);
    await transact(database, (trx) => note(trx, 3));
    expect(await ids()).toEqual([3]);
  });

  it('refuse a statement after the one that commits, instead of running it alone', async () => {
    const late = transact(database, async (trx) => {
      await note(trx, 1, committing);
      await note(trx, 2);
    });
    await expect(late).rejects.toThrow('a statement after the one that committed');
    expect(await ids()).toEqual([1]);
  });

  it('run nothing outside a transaction that did not start', async () => {
    await sql`alter table transact_gate rename to closed_gate`.execute(database.db);
    const failed = transact(database, (trx) => note(trx, 1, committing));
    await expect(failed).rejects.toThrow('relation "transact_gate" does not exist');
    const unfinished = transact(database, (trx) => note(trx, 2));
    await expect(unfinished).rejects.toThrow('relation "transact_gate" does not exist');
    await sql`alter table closed_gate rename to transact_gate`.execute(database.db);
    expect(await ids()).toEqual([]);
  });

  it('are run again when they conflict, and take effect once', async () => {
    await transact(database, (trx) => note(trx, 1));
    await Promise.all(
      Array.from({ length: 6 }, () =>
        transact(
          database,
          async (trx) => {
            const { rows } = await sql<{ value: number }>`
              select value from noted where id = ${1}`.execute(trx);
            const next = (rows[0]?.value ?? 0) + 1;
            await sql`update noted set value = ${next} where id = ${1} ${committing}`.execute(trx);
          },
          NOW,
        ),
      ),
    );
    const { rows } = await sql`select value from noted`.execute(database.db);
    expect(rows).toEqual([{ value: 7 }]);
  });

  it('are not run again when the connection broke with the commit on its way', async () => {
    let runs = 0;
    const cut = transact(
      database,
      async (trx) => {
        runs += 1;
        await note(trx, 1);
        await sql`select pg_terminate_backend(pg_backend_pid()) ${committing}`.execute(trx);
      },
      NOW,
    );
    await expect(cut).rejects.toSatisfy((error) => outageKind(error) === 'lost');
    expect(runs).toBe(1);
    expect(await ids()).toEqual([]);
  });
});
