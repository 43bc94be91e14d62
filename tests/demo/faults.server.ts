import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { Faults } from '#server/demo/faults/faults.ts';
import { readFaultText } from '#server/demo/faults/fault-text.ts';
import { epochMs } from '#shared/time/duration.ts';
import { createDemo } from '#server/demo/demo-parts.ts';
import { createPlatform } from '#server/platform.ts';
import { listScenarios } from '#server/demo/scenarios/scenarios.ts';
import { readSettings } from '#server/core/settings/settings.ts';
import { temporaryFolder } from '#tests/database/databases.ts';
import { fewOf } from '#tests/support/extent.ts';
import {
  DEMO,
  eachPlatform,
  operate,
  platformUnderTest,
  START,
  tokenOf,
} from '#tests/server/platforms.ts';
import { placeFor } from './seeded-place.ts';
import { TESTER } from '#tests/server/tester.ts';

const TIPS = endpoints.lobbyTips.path;

describe('the text of a fault', () => {
  it.each([
    ['/app/v1/gameLike=errcode:1004', { path: '/app/v1/gameLike', kind: 'errcode', value: 1004 }],
    ['/app/*=latency:250', { path: '/app/*', kind: 'latency', value: 250 }],
    ['/app/v1/gameLike=code:401', { path: '/app/v1/gameLike', kind: 'code', value: 401 }],
    ['/sw.js=reset', { path: '/sw.js', kind: 'reset', value: 0 }],
  ])('%s is parsed', (text, fault) => {
    expect(readFaultText(text)).toMatchObject(fault);
  });

  it.each(['nothing', 'app=http:500', '/app=flood', '/app=http', '/app=http:9', '/app=latency:x'])(
    '%s is rejected with an explanation',
    (text) => {
      expect(() => readFaultText(text)).toThrow(/^fault /);
    },
  );
});

describe('faults', () => {
  it('apply to a path or a prefix, as many times as set', () => {
    const faults = new Faults();
    faults.set({ path: '/app/*', kind: 'http', value: 500, times: 2 });
    faults.set({ path: '/sw.js', kind: 'reset', value: 0 });
    expect(faults.take('/application')).toEqual([]);
    expect(faults.take('/app/v1/x')).toHaveLength(1);
    expect(faults.take('/app/v1/y')).toHaveLength(1);
    expect(faults.take('/app/v1/z')).toEqual([]);
    expect(faults.take('/sw.js')).toHaveLength(1);
    expect(faults.take('/sw.js.map')).toEqual([]);
  });

  it('replace one of the same path and kind, and are cleared by path or all at once', () => {
    const faults = new Faults();
    faults.set({ path: '/a', kind: 'http', value: 500 });
    faults.set({ path: '/a', kind: 'http', value: 503 });
    faults.set({ path: '/b', kind: 'reset', value: 0 });
    expect(faults.list().map(({ value }) => value)).toEqual([503, 0]);
    faults.clear('/a');
    expect(faults.list()).toHaveLength(1);
    faults.clear();
    expect(faults.list()).toEqual([]);
  });
});

describe('a listening server with faults', () => {
  const subject = platformUnderTest();
  let origin = '';
  beforeAll(async () => {
    origin = await subject.platform().app.listen({ port: 0, host: '127.0.0.1' });
  });
  const ask = (signal?: AbortSignal) =>
    fetch(origin + TIPS, { method: 'POST', ...(signal ? { signal } : {}) });
  const set = (kind: string, value?: number) =>
    operate(subject.platform(), 'fault set', { path: TIPS, kind, value, times: 1 });

  it('answers with an errcode, a code, an HTTP status or broken JSON', async () => {
    await set('errcode', 1271);
    expect(await (await ask()).json()).toMatchObject({ errcode: 1271 });
    await set('code', 401);
    expect(await (await ask()).json()).toMatchObject({ code: 401, errcode: 401 });
    await set('http', 502);
    expect((await ask()).status).toBe(502);
    await set('bad-json');
    expect(await (await ask()).text()).toBe('{"errcode":0,');
    expect(await (await ask()).json()).toMatchObject({ errcode: 0 });
  });

  it('cuts the connection before or during an answer', async () => {
    await set('reset');
    await expect(ask()).rejects.toThrow('fetch failed');
    await set('truncate');
    const cut = await ask();
    expect(cut.status).toBe(200);
    await expect(cut.text()).rejects.toThrow('terminated');
    expect((await ask()).status).toBe(200);
  });

  it('delays an answer, or never sends one', async () => {
    await set('latency', 120);
    const startedAt = performance.now();
    expect((await ask()).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(115);
    await set('no-answer');
    await expect(ask(AbortSignal.timeout(150))).rejects.toThrow('timeout');
  });
});

eachPlatform('scenarios', (subject) => {
  const apply = (name: string) =>
    subject
      .platform()
      .runCommand('scenario apply', { name, fault: '/app/v1/gameLike=errcode:1004' }, TESTER);
  const balance = async (account = DEMO) => {
    const token = await tokenOf(subject.platform(), account);
    return (await subject.call('refreshBalance', {}, token)).body;
  };

  it.each(fewOf(listScenarios().map(({ name }) => name)))(
    '%s can be applied twice',
    async (name) => {
      await apply(name);
      await apply(name);
      await operate(subject.platform(), 'fault clear');
      // Reset the limits that a scenario has used up, so that they do not affect the tests below.
      await apply('fresh-visitor');
    },
  );

  it('rich-player gives the demo player coins, VIP level 8, three banks and a mobile', async () => {
    await apply('rich-player');
    const { coin, vip } = await balance();
    expect(coin).toBe(888_888_888);
    expect(vip).toBe(8);
    const token = await tokenOf(subject.platform());
    const { body } = await subject.call('afterLoginConfig', {}, token);
    expect(body['appUserBankList']).toHaveLength(3);
    expect((body['appGameDataUser'] as { gameHistory: number[] }).gameHistory).toHaveLength(50);
    expect(body['user']).toMatchObject({ mobile: '09*****4567' });
  });

  it('everything-expired ends every session, and has a player who registered 400 days ago', async () => {
    const token = await tokenOf(subject.platform());
    await apply('everything-expired');
    expect((await subject.call('refreshBalance', {}, token)).body['errcode']).toBe(401);
    const old = await tokenOf(subject.platform(), { ...DEMO, account: 'parolaold' });
    const { body } = await subject.call('lightRefresh', {}, old);
    expect(body['user']).toMatchObject({ regPeriod: 400 });
  });

  it('faulty-platform makes only the chosen call fail', async () => {
    await apply('faulty-platform');
    const token = 'whatever';
    const like = await subject.call('gameLike', { gameId: 1001, id: 1001, like: 1 }, token);
    expect(like.body['errcode']).toBe(1004);
    expect((await subject.call('lobbyTips')).body['errcode']).toBe(0);
    await apply('fresh-visitor');
    const after = await subject.call('gameLike', { gameId: 1001, id: 1001, like: 1 }, token);
    expect(after.body['errcode']).toBe(401);
  });
});

describe('a start with a scenario', () => {
  const folder = temporaryFolder();
  const clock = { now: () => epochMs(START) };
  const common = ['--games=60', '--log-level=silent', '--client-dir=nowhere'];
  let place: readonly string[] = [];
  beforeAll(async () => {
    place = await placeFor('pglite', folder(), { flags: common, clock });
  });
  const start = (...flags: string[]) =>
    createPlatform({
      demo: createDemo(),
      settings: readSettings({}, [...common, ...place, ...flags]),
      clock,
    });
  const opened: Awaited<ReturnType<typeof start>>[] = [];
  afterAll(async () => {
    for (const platform of opened) await platform.close();
  });

  it('refuses an unknown name with the list of known ones', async () => {
    await expect(start('--scenario=sunny-day')).rejects.toThrow(
      /no scenario "sunny-day"[\s\S]*rich-player/,
    );
  });

  it('refuses a wrong fault, and releases the data folder', async () => {
    await expect(start('--scenario=faulty-platform', '--fault=/app=flood')).rejects.toThrow(
      'flood',
    );
    const platform = await start('--scenario=faulty-platform', '--fault=/app/*=http:504');
    opened.push(platform);
    const response = await platform.app.inject({ method: 'POST', url: TIPS });
    expect(response.statusCode).toBe(504);
  });
});
