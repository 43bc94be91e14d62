/** Reports that are read from a replica. A second copy of the seeded database stands in for one. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemo } from '#server/demo/demo-parts.ts';
import { openDatabase, type Database } from '#server/core/database/open-database.ts';
import { WrongReportDatabase } from '#server/core/database/report-database.ts';
import { readSettings, type Settings } from '#server/core/settings/settings.ts';
import { en } from '#server/marketing/texts/en.ts';
import { createPlatform, type Platform } from '#server/platform.ts';
import { placeFor } from '#tests/demo/seeded-place.ts';
import { startTcpProxy, type TcpProxy } from '#tests/money/tcp-proxy.ts';
import {
  callOn,
  operate,
  OPERATOR_KEY,
  ownPlayer,
  START,
  tokenOf,
  type OwnPlayer,
} from '#tests/server/platforms.ts';
import { scratch } from '#tests/support/scratch.ts';
import { createTestDatabase, hasPostgres } from '#tests/support/test-database.ts';
import { counted } from './counted.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY };
const AWAY = en.problem('the database of reports does not answer; try again in a minute');
/** Marketing reports as pages, files and for programs. */
const REPORTS = [
  '/report',
  '/report/table',
  '/report/retention',
  '/report/revenue',
  '/report/value',
  '/report/install?format=csv',
  '/report/api/installs',
] as const;
const visitor = (campaign: string) => ({
  landed: '2026-11-20T10:00:00+08:00',
  source: 'facebook',
  campaign,
});

describe.skipIf(!hasPostgres())('reports of a server with a replica', () => {
  let folder: string;
  let settings: Settings;
  let proxy: TcpProxy;
  let platform: Platform;
  let replica: Database;
  let player: OwnPlayer;
  const clock = { now: () => START };
  const start = (changed: Partial<Settings> = {}) =>
    createPlatform({ demo: createDemo(), settings: { ...settings, ...changed }, clock });
  const visited = async (server: Platform, campaign: string) => {
    await operate(server, 'traffic', {
      plan: { visitors: [visitor(campaign), visitor(campaign)] },
    });
    await counted(server);
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(scratch(), 'parola-test-'));
    const flags = [
      '--games=60',
      '--log-level=silent',
      `--operator-key=${OPERATOR_KEY}`,
      `--client-dir=${join(folder, 'none')}`,
    ];
    const place = await placeFor('postgres', folder, { flags, clock });
    settings = readSettings({}, [...flags, ...place]);
    const other = readSettings({}, [
      ...flags,
      ...(await placeFor('postgres', folder, { flags, clock })),
    ]);
    const filled = await createPlatform({ demo: createDemo(), settings: other, clock });
    await visited(filled, 'of-replica');
    await filled.close();
    replica = await openDatabase(other);
    const url = new URL(other.databaseUrl);
    proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    settings = { ...settings, reportDatabaseUrl: url.href };
    platform = await start();
    player = await ownPlayer(platform);
    await visited(platform, 'of-primary');
  });
  afterAll(async () => {
    await platform.close();
    await replica.close();
    await proxy.close();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (url: string, headers = {}) =>
    platform.app.inject({ url, headers: { ...KEY, ...headers } });
  const balance = () => callOn(platform, 'refreshBalance', {}, player.token);

  it('are read from the replica; players, operators and links from the database itself', async () => {
    for (const url of ['/report', '/report/table', '/report/install?format=csv']) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).toContain('of-replica');
      expect(body).not.toContain('of-primary');
    }
    expect((await balance()).body).toMatchObject({ errcode: 0 });
    await expect(tokenOf(platform)).resolves.toMatch(/\S/);
    for (const url of ['/report/today', '/report/links', '/report/costs']) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
    }
  });

  it('answer HTTP 503 while the replica is away, and nothing else does', async () => {
    proxy.cut();
    for (const url of REPORTS) {
      const { statusCode, headers, body } = await get(url, { accept: 'text/html' });
      expect([url, statusCode]).toEqual([url, 503]);
      expect(body).toContain(AWAY);
      expect(headers['retry-after']).toBe('1');
    }
    expect((await balance()).body).toMatchObject({ errcode: 0 });
    await expect(tokenOf(platform)).resolves.toMatch(/\S/);
    expect((await get('/readyz')).statusCode).toBe(200);
    for (const url of ['/report/today', '/report/links']) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
    }
    proxy.open();
    expect((await get('/report')).statusCode).toBe(200);
  });

  it('answer HTTP 503 while the replica has not repeated an update of the server', async () => {
    await sql`alter table install_cost rename to install_cost_later`.execute(replica.db);
    expect((await get('/report/table')).statusCode).toBe(503);
    expect((await balance()).status).toBe(200);
    await sql`alter table install_cost_later rename to install_cost`.execute(replica.db);
    expect((await get('/report/table')).statusCode).toBe(200);
  });

  it('let the server start while the replica is away', async () => {
    proxy.cut();
    const second = await start();
    try {
      const answer = await callOn(second, 'refreshBalance', {}, player.token);
      expect(answer.body).toMatchObject({ errcode: 0 });
    } finally {
      await second.close();
      proxy.open();
    }
  });

  it('refuse the start with another database, and never repeat its address', async () => {
    const empty = await createTestDatabase();
    const missing = new URL(empty);
    missing.pathname = '/missing';
    missing.password = 'very-secret';
    for (const reportDatabaseUrl of [empty, missing.href]) {
      const started = start({ reportDatabaseUrl });
      await expect(started).rejects.toThrow(WrongReportDatabase);
      await expect(started).rejects.toThrow(
        /^REPORT_DATABASE_URL: .*Name a replica of DATABASE_URL/,
      );
      await expect(started).rejects.not.toThrow('very-secret');
    }
    await sql`update kysely_migration set timestamp = '2020-01-01'`.execute(replica.db);
    await expect(start()).rejects.toThrow('it is another database');
  });
});
