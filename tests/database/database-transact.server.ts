import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#server/core/database/open-database.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { createTestDatabase, hasPostgres } from '#tests/support/test-database.ts';
import { eachDatabase, temporaryFolder } from './databases.ts';

/** More than the pool has connections. */
const MANY = 60;

function failWith(trx: Trx, code: string): Promise<unknown> {
  return sql
    .raw(`do $$ begin raise exception 'made' using errcode = '${code}'; end $$`)
    .execute(trx);
}

eachDatabase('transact', (subject) => {
  it.each(['40001', '40P01'])('retries after conflict %s until it commits', async (code) => {
    const waits: number[] = [];
    let runs = 0;
    const answer = await transact(
      subject.database(),
      async (trx) => {
        runs += 1;
        if (runs <= 3) await failWith(trx, code);
        return runs;
      },
      { random: () => 0.5, sleep: async (milliseconds) => void waits.push(milliseconds) },
    );
    expect(answer).toBe(4);
    expect(waits).toEqual([5, 10, 20]);
  });

  it('gives up after eight retries, and waits at most half a second before each', async () => {
    const waits: number[] = [];
    const sleep = async (milliseconds: number) => void waits.push(milliseconds);
    const refused = transact(subject.database(), (trx) => failWith(trx, '40001'), {
      random: () => 1,
      sleep,
    });
    await expect(refused).rejects.toMatchObject({ code: '40001' });
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 500, 500]);
  });

  it('does not retry after any other error', async () => {
    let runs = 0;
    const refused = transact(subject.database(), (trx) => {
      runs += 1;
      return failWith(trx, '23505');
    });
    await expect(refused).rejects.toMatchObject({ code: '23505' });
    expect(runs).toBe(1);
  });

  it('is serialisable', async () => {
    const level = await transact(subject.database(), async (trx) => {
      const { rows } = await sql`show transaction_isolation`.execute(trx);
      return rows;
    });
    expect(level).toEqual([{ transaction_isolation: 'serializable' }]);
  });
});

describe.skipIf(!hasPostgres())('transact on PostgreSQL', () => {
  const dataDir = temporaryFolder();

  it('prevents write skew between concurrent transactions', async () => {
    const databaseUrl = await createTestDatabase();
    const database = await openDatabase({ databaseUrl, dataDir: dataDir() });
    const limits = database.db.insertInto('rate_limit');
    await limits.values({ key: 'a', window_start: 0, count: 1 }).execute();
    await limits.values({ key: 'b', window_start: 0, count: 1 }).execute();
    // Write skew: each may remove its row while the other row is left. Both read before either
    // writes, which only serialisable isolation refuses.
    let arrived = 0;
    let letGo: () => void = () => expect.fail('nobody waits');
    const bothRead = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const take = (key: string) =>
      transact(database, async (trx) => {
        const rows = await trx.selectFrom('rate_limit').select('count').execute();
        const left = rows.reduce((sum, { count }) => sum + count, 0);
        arrived += 1;
        if (arrived === 2) letGo();
        await bothRead;
        if (left < 2) return false;
        await trx.updateTable('rate_limit').set({ count: 0 }).where('key', '=', key).execute();
        return true;
      });
    const taken = await Promise.all([take('a'), take('b')]);
    expect(taken.toSorted()).toEqual([false, true]);
    expect(arrived).toBe(3);
    await database.close();
  });

  it('completes many concurrent transactions on the same row', async () => {
    const databaseUrl = await createTestDatabase();
    const database = await openDatabase({ databaseUrl, dataDir: dataDir() });
    const row = database.db.insertInto('rate_limit');
    await row.values({ key: 'wanted', window_start: 0, count: 0 }).execute();
    const raise = () =>
      transact(database, async (trx) => {
        const wanted = trx.selectFrom('rate_limit').where('key', '=', 'wanted');
        const { count } = await wanted.select('count').executeTakeFirstOrThrow();
        // Long enough for every transaction to read before any writes.
        await sql`select pg_sleep(0.02)`.execute(trx);
        await trx
          .updateTable('rate_limit')
          .set({ count: count + 1 })
          .where('key', '=', 'wanted')
          .execute();
      });
    await Promise.all(Array.from({ length: MANY }, raise));
    const rows = await database.db.selectFrom('rate_limit').select('count').execute();
    expect(rows).toEqual([{ count: MANY }]);
    await database.close();
  });
});
