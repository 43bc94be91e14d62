import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#shared/time/duration.ts';
import { payee, withdraw } from '#tests/money/cash-out.ts';
import { makeBrowser } from '#tests/push/push-service.ts';
import { eachPlatform, OPERATOR_KEY, ownPlayer, platformUnderTest } from './platforms.ts';
import { routesIn } from './printed-routes.ts';
import { samplesOf } from './prometheus-text.ts';
import type { Platform } from '#server/platform.ts';

const METRICS_KEY = 'a-key-of-the-metrics';
const withKey = (key: string) => ({ authorization: `Bearer ${key}` });

const get = ({ app }: Platform, key?: string, remoteAddress = '127.0.0.1') =>
  app.inject({
    url: '/metrics',
    headers: key === undefined ? {} : withKey(key),
    remoteAddress,
  });

async function scrape(platform: Platform) {
  const response = await get(platform, OPERATOR_KEY);
  expect(response.statusCode).toBe(200);
  return samplesOf(response.body);
}

/** What the requests of a scrape are counted by. */
const callsIn = (samples: ReadonlyMap<string, number>): ReadonlySet<string> =>
  new Set([...samples.keys()].flatMap((name) => /call="([^"]+)"/.exec(name)?.[1] ?? []));

eachPlatform('the metrics', (subject) => {
  /** Reads the metrics when those of the database are read again. */
  const fresh = async () => {
    subject.clock.advance(5 * SECOND_MS);
    return scrape(subject.platform());
  };

  it('are in the text format of Prometheus, with the process and the pool', async () => {
    const response = await get(subject.platform(), OPERATOR_KEY);
    expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    const samples = samplesOf(response.body);
    expect(samples.get('parola_database_up')).toBe(1);
    expect(samples.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    const most = samples.get('parola_database_connections_max') ?? 0;
    expect(most).toBe(subject.platform().context.database.connections().max);
    const [used = 0, idle = 0] = ['used', 'idle'].map((state) =>
      samples.get(`parola_database_connections{state="${state}"}`),
    );
    expect(used + idle).toBeGreaterThan(0);
    expect(used + idle).toBeLessThanOrEqual(most);
  });

  it('count requests by endpoint and status, and never by what a stranger makes up', async () => {
    const requests = async (call: string, status: number) =>
      (await scrape(subject.platform())).get(
        `parola_http_request_duration_seconds_count{call="${call}",status="${status}"}`,
      ) ?? 0;
    const before = await requests('anonymousTradeInfo', 200);
    for (let turn = 0; turn < 3; turn += 1) await subject.call('anonymousTradeInfo');
    expect(await requests('anonymousTradeInfo', 200)).toBe(before + 3);

    const { app } = subject.platform();
    const strangers = async () => {
      for (let turn = 0; turn < 100; turn += 1) {
        const word = randomBytes(8).toString('base64url');
        const method = (['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const)[turn % 5] ?? 'GET';
        for (const start of ['/', '/app/v1/', '/game/files/', '/l/', '/operator/', '/report/']) {
          await app.inject({ method, url: `${start}${word}?${word}=${word}` });
        }
      }
    };
    await strangers();
    const first = callsIn(await scrape(subject.platform()));
    await strangers();
    const second = callsIn(await scrape(subject.platform()));
    expect(second).toEqual(first);
    expect(await requests('none', 404)).toBeGreaterThan(200);
    const patterns = routesIn(app.printRoutes({ commonPrefix: false })).map((route) =>
      route.replace(/^\S+ /, ''),
    );
    const known = new Set([
      ...Object.keys(endpoints),
      ...patterns,
      'none',
      '/operator/*',
      '/report/*',
    ]);
    expect([...second].filter((call) => !known.has(call))).toEqual([]);
  });

  it('count the work that waits: orders, games, notifications and postbacks', async () => {
    const { db } = subject.platform().context.database;
    const before = await fresh();
    const player = await payee(subject.platform());
    const now = subject.clock.now();
    await withdraw(subject.platform(), player, 100_000);
    const deposit = { reqNo: randomUUID(), version: 3, amount: 50_000, channelId: 1 };
    expect((await subject.call('createDeposit', deposit, player.token)).body['errcode']).toBe(0);
    const game = await subject.call('startGame', { gameId: 1003 }, player.token);
    expect(game.body['errcode']).toBe(0);

    const { subscription } = makeBrowser('https://push.example/send/1');
    await subject.call('pushSubscribe', subscription, player.token);
    const { id } = await db
      .selectFrom('push_subscription')
      .where('player_id', '=', player.id)
      .select('id')
      .executeTakeFirstOrThrow();
    const later = now + DAY_MS;
    const notification = { subscription_id: id, payload: '', due_at: later, created_at: now };
    await db
      .insertInto('push_outbox')
      .values([0, 1, 2].map((attempts) => ({ ...notification, attempts })))
      .execute();
    const rule = await db
      .insertInto('postback_rule')
      .values({
        name: 'paused',
        source: '',
        campaign: '',
        window_days: 1,
        events: '[]',
        method: 'GET',
        url: '',
        body: '',
        header: '',
        secret: '',
        expected_status: null,
        networks: '[]',
        active_since: null,
        created_at: now,
        created_by: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('postback')
      .values(
        (['waiting', 'failed', 'failed', 'delivered'] as const).map((state, at) => ({
          rule_id: rule.id,
          event_id: `e${at}`,
          event: 'install',
          install_id: null,
          facts: '{}',
          happened_at: now,
          state,
          due_at: state === 'waiting' ? later : null,
        })),
      )
      .execute();

    const after = await fresh();
    const grown = (kind: string, state: string): number => {
      const name = `parola_work{kind="${kind}",state="${state}"}`;
      return (after.get(name) ?? NaN) - (before.get(name) ?? NaN);
    };
    expect({
      withdrawal: grown('withdrawal', 'waiting'),
      deposit: grown('deposit', 'waiting'),
      game: grown('game', 'real'),
      demo: grown('game', 'demo'),
      notification: [grown('notification', 'waiting'), grown('notification', 'retrying')],
      postback: ['waiting', 'retrying', 'failed'].map((state) => grown('postback', state)),
      report: grown('report', 'waiting'),
    }).toEqual({
      withdrawal: 1,
      deposit: 1,
      game: 1,
      demo: 0,
      notification: [1, 2],
      postback: [1, 0, 2],
      report: 0,
    });

    subject.clock.advance(MINUTE_MS);
    const oldest = await fresh();
    expect(oldest.get('parola_work_oldest_seconds{kind="postback"}')).toBe(70);
    expect(oldest.get('parola_work_oldest_seconds{kind="report"}')).toBe(0);
  });

  it('name no player, and are refused without the key', async () => {
    const player = await ownPlayer(subject.platform());
    await subject.call('refreshBalance', {}, player.token);
    const { body } = await get(subject.platform(), OPERATOR_KEY);
    for (const secret of [player.account, player.token, OPERATOR_KEY, '127.0.0.1']) {
      expect(body).not.toContain(secret);
    }
    for (const key of [undefined, 'a-key-that-is-wrong', player.token]) {
      const refused = await get(subject.platform(), key, '10.4.0.1');
      expect([refused.statusCode, refused.json()]).toEqual([
        401,
        expect.objectContaining({ msg: 'wrong metrics key' }),
      ]);
    }
  });
});

describe('the key of the metrics', () => {
  const subject = platformUnderTest([`--metrics-key=${METRICS_KEY}`, '--operator-key=']);
  const operate = (key: string) =>
    subject.platform().app.inject({
      method: 'POST',
      url: '/operator/catalogue/list',
      headers: { ...withKey(key), 'content-type': 'application/json' },
      payload: '{}',
    });

  it('opens them and nothing else', async () => {
    expect((await get(subject.platform(), METRICS_KEY)).statusCode).toBe(200);
    expect((await operate(METRICS_KEY)).statusCode).toBe(404);
  });

  it('cannot be guessed: an address that sends wrong keys is refused, and the right key never', async () => {
    const statuses = new Set<number>();
    for (let turn = 0; turn < 40; turn += 1) {
      statuses.add((await get(subject.platform(), `guess-${turn}`)).statusCode);
    }
    expect([...statuses]).toEqual([401, 429]);
    expect((await get(subject.platform(), METRICS_KEY)).statusCode).toBe(200);
  });
});

describe('without a key', () => {
  const subject = platformUnderTest(['--operator-key=']);

  it('there are no metrics', async () => {
    expect((await get(subject.platform())).statusCode).toBe(404);
  });
});

describe('a server that has lost its database', () => {
  const subject = platformUnderTest();

  it('says so in its metrics, and keeps no old numbers', async () => {
    const platform = subject.platform();
    await scrape(platform);
    await platform.context.database.close();
    subject.clock.advance(5 * SECOND_MS);
    const samples = await scrape(platform);
    expect(samples.get('parola_database_up')).toBe(0);
    expect([...samples.keys()].filter((name) => name.startsWith('parola_work'))).toEqual([]);
    expect(samples.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  });
});
