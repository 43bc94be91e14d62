import { createDemo } from '#server/demo/demo-parts.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '#server/core/database/open-database.ts';
import { outageKind } from '#server/core/database/outage.ts';
import { PoolGuard } from '#server/core/database/pool-guard.ts';
import { postgresPools } from '#server/core/database/postgres-pool.ts';
import { transact } from '#server/core/database/transact.ts';
import type { Tables } from '#server/core/database/tables.ts';
import { createPlatform, type Platform } from '#server/platform.ts';
import { readSettings } from '#server/core/settings/settings.ts';
import { scratch } from '#tests/support/scratch.ts';
import { createTestDatabase, hasPostgres } from '#tests/support/test-database.ts';
import { temporaryFolder } from './databases.ts';
import { callOn, ownPlayer, START, type OwnPlayer } from '#tests/server/platforms.ts';
import { placeFor } from '#tests/demo/seeded-place.ts';
import { startTcpProxy, type TcpProxy } from '#tests/money/tcp-proxy.ts';

const TERMINATE = sql`select pg_terminate_backend(pg_backend_pid())`;
const NOW = { sleep: () => Promise.resolve() };

describe.skipIf(!hasPostgres())('a transaction whose connection breaks', () => {
  const dataDir = temporaryFolder();
  let database: Database;
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await createTestDatabase();
    database = await openDatabase({ databaseUrl, dataDir: dataDir() });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom('rate_limit').execute();
  });
  const rows = () => database.db.selectFrom('rate_limit').selectAll().execute();

  it('is retried, and takes effect once', async () => {
    let runs = 0;
    await transact(
      database,
      async (trx) => {
        runs += 1;
        const row = { key: 'once', window_start: 0, count: runs };
        await trx.insertInto('rate_limit').values(row).execute();
        if (runs < 3) await TERMINATE.execute(trx);
      },
      NOW,
    );
    expect(runs).toBe(3);
    expect(await rows()).toEqual([{ key: 'once', window_start: 0, count: 3 }]);
  });

  it('is retried when the connection died between two of its statements', async () => {
    let runs = 0;
    await transact(
      database,
      async (trx) => {
        runs += 1;
        const found = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        const [{ pid } = { pid: 0 }] = found.rows;
        if (runs === 1) await endFromOutside(databaseUrl, pid);
        const row = { key: 'between', window_start: 0, count: runs };
        await trx.insertInto('rate_limit').values(row).execute();
      },
      NOW,
    );
    expect(await rows()).toEqual([{ key: 'between', window_start: 0, count: 2 }]);
  });

  it('is not retried when the connection broke during its commit', async () => {
    await sql`
      create function end_at_commit() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create constraint trigger end_at_commit after insert on rate_limit
        deferrable initially deferred for each row execute function end_at_commit();
    `.execute(database.db);
    let runs = 0;
    const cut = transact(
      database,
      async (trx) => {
        runs += 1;
        await trx
          .insertInto('rate_limit')
          .values({ key: 'cut', window_start: 0, count: 1 })
          .execute();
      },
      NOW,
    );
    await expect(cut).rejects.toSatisfy((error) => outageKind(error) === 'lost');
    expect(runs).toBe(1);
    await sql`drop trigger end_at_commit on rate_limit`.execute(database.db);
  });

  it('fails after nine attempts, with an error that reports the lost connection', async () => {
    let runs = 0;
    const lost = transact(
      database,
      async (trx) => {
        runs += 1;
        await TERMINATE.execute(trx);
      },
      NOW,
    );
    await expect(lost).rejects.toSatisfy((error) => outageKind(error) === 'lost');
    expect(runs).toBe(9);
  });

  it('limits how long it waits for a lock, runs a statement and idles', async () => {
    const limits = await transact(database, async (trx) => {
      const { rows: found } = await sql<{ name: string; setting: string }>`
        select name, setting from pg_settings where name in
          ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout')
        order by name`.execute(trx);
      return found.map(({ name, setting }) => `${name} ${setting}`);
    });
    expect(limits).toEqual([
      'idle_in_transaction_session_timeout 15000',
      'lock_timeout 5000',
      'statement_timeout 8000',
    ]);
  });
});

/** Terminates a connection and waits until PostgreSQL no longer lists it. */
async function endFromOutside(connectionString: string, pid: number): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('select pg_terminate_backend($1, 5000)', [pid]);
  await client.end();
}

describe.skipIf(!hasPostgres())('a connection pool', () => {
  it('gives up on a database that does not respond, and drops the connection', async () => {
    const url = new URL(await createTestDatabase());
    const proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    // On a busy machine a connection takes longer than on an idle one.
    const limits = { connectMs: 2_000, queryMs: 100, longQueryMs: 100 };
    const { short } = postgresPools(url.href, new PoolGuard(), limits);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: short }) });
    const ask = () => sql`select 1`.execute(db);
    try {
      await ask();
      proxy.silence();
      await expect(ask()).rejects.toSatisfy((error) => outageKind(error) === 'slow');
      // The hanging connection was dropped, so the pool attempts a new one.
      await expect(ask()).rejects.toThrow('Connection terminated due to connection timeout');
      proxy.open();
      await ask();
    } finally {
      await db.destroy();
      await proxy.close();
    }
  });
});

describe.skipIf(!hasPostgres())('a server whose database is unavailable', () => {
  let folder: string;
  let proxy: TcpProxy;
  let platform: Platform;
  let player: OwnPlayer;
  beforeAll(async () => {
    folder = await mkdtemp(join(scratch(), 'parola-test-'));
    const clock = { now: () => START };
    const flags = ['--games=60', '--log-level=silent', `--client-dir=${join(folder, 'none')}`];
    const place = await placeFor('postgres', folder, { flags, clock });
    const { databaseUrl, ...settings } = readSettings({}, [...flags, ...place]);
    const url = new URL(databaseUrl);
    proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    platform = await createPlatform({
      demo: createDemo(),
      settings: { ...settings, databaseUrl: url.href },
      clock,
    });
    player = await ownPlayer(platform);
  });
  afterAll(async () => {
    await platform.close();
    await proxy.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('answers with HTTP 503, and recovers by itself', async () => {
    const balance = () => callOn(platform, 'refreshBalance', {}, player.token);
    const like = () =>
      callOn(platform, 'gameLike', { gameId: 1003, id: 1003, like: 1 }, player.token);
    expect((await balance()).status).toBe(200);
    proxy.cut();
    for (const answer of await Promise.all([balance(), like(), balance()])) {
      expect(answer).toMatchObject({ status: 503, body: { errcode: 503 } });
      expect(answer.headers['retry-after']).toBe('1');
    }
    proxy.open();
    expect((await balance()).status).toBe(200);
    expect((await like()).status).toBe(200);
  });

  it('is alive but not ready', async () => {
    const statusOf = async (url: string) => (await platform.app.inject(url)).statusCode;
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
    proxy.cut();
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
    // Every app launch fetches the worker's kill switch.
    const control = await platform.app.inject('/worker-control.json');
    proxy.open();
    expect([control.statusCode, control.json()]).toEqual([200, { disable: false }]);
    expect(await statusOf('/readyz')).toBe(200);
  });

  it('answers within 5 s when its database does not respond', async () => {
    proxy.silence();
    const began = performance.now();
    const ready = await platform.app.inject('/readyz');
    const control = await platform.app.inject('/worker-control.json');
    proxy.open();
    expect([ready.statusCode, control.statusCode]).toEqual([503, 200]);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it('still returns the cached lobby to a visitor', async () => {
    const before = await callOn(platform, 'appConfig', { gameListVersion: '' });
    expect(before.status).toBe(200);
    platform.context.catalogue.changed();
    proxy.cut();
    const during = await callOn(platform, 'appConfig', { gameListVersion: '' });
    proxy.open();
    expect(during).toMatchObject({ status: 200, body: before.body });
  });
});
