import { createDemo } from '#server/demo/demo-parts.ts';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { hasPostgres } from '#tests/support/test-database.ts';
import {
  callOn,
  DEMO,
  eachPlatform,
  encrypt,
  operate,
  platformUnderTest,
  tokenOf,
} from '#tests/server/platforms.ts';

interface Listed {
  id: number;
  version: number;
}
const gamesOf = (body: Record<string, unknown>): Listed[] => body['appGameList'] as Listed[];

eachPlatform('start-up', (subject) => {
  describe.each([
    ['appConfig', false],
    ['afterLoginConfig', true],
  ] as const)('%s', (name, hasToken) => {
    const ask = async (gameListVersion?: string) => {
      const token = hasToken ? await tokenOf(subject.platform()) : undefined;
      const fields = gameListVersion === undefined ? {} : { gameListVersion };
      return (await subject.call(name, fields, token)).body;
    };

    it('sends the games only when the version differs [api.app-config] [api.after-login-config]', async () => {
      const first = await ask();
      expect(gamesOf(first)).toHaveLength(60);
      const version = String(first['gameListVersion']);
      expect(version).toMatch(/^[0-9a-f]{12}$/);
      expect(await ask(version)).not.toHaveProperty('appGameList');
      expect(gamesOf(await ask(`${version} `))).toHaveLength(60);
    });

    it('sends a new version, which changes exactly the bumped games', async () => {
      const before = await ask();
      await operate(subject.platform(), 'catalogue bump', { games: 7 });
      const after = await ask(String(before['gameListVersion']));
      expect(after['gameListVersion']).not.toBe(before['gameListVersion']);
      const versions = new Map(gamesOf(before).map(({ id, version }) => [id, version]));
      const changed = gamesOf(after).filter(({ id, version }) => versions.get(id) !== version);
      expect(changed).toHaveLength(7);
      for (const { id, version } of changed) expect(version).toBe((versions.get(id) ?? 0) + 1);
    });
  });

  it('sends part of the games on a first visit, in the order of the whole list', async () => {
    const whole = (await subject.call('appConfig', {})).body;
    const part = (await subject.call('appConfig', { firstGames: 1 })).body;
    expect(part['partialGameList']).toBe(1);
    expect(whole).not.toHaveProperty('partialGameList');
    expect(part['gameListVersion']).toBe(whole['gameListVersion']);
    const all = gamesOf(whole).map(({ id }) => id);
    const sent = new Set(gamesOf(part).map(({ id }) => id));
    expect(gamesOf(part).map(({ id }) => id)).toEqual(all.filter((id) => sent.has(id)));
    expect(sent.size).toBeLessThan(all.length);
    // A client with the current list receives no part of it.
    const { gameListVersion } = whole;
    const known = (await subject.call('appConfig', { firstGames: 1, gameListVersion })).body;
    expect(known).not.toHaveProperty('appGameList');
  });

  it('compresses the large answer as the caller accepts it, with a time at most a second old', async () => {
    const { app } = subject.platform();
    const ask = (encoding: string) =>
      app.inject({
        method: 'POST',
        url: endpoints.appConfig.path,
        headers: { 'accept-encoding': encoding },
        payload: {},
      });
    const plain = await ask('identity');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const brotli = await ask('gzip, deflate, br');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const gzip = await ask('gzip, br;q=0');
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    subject.clock.advance(1000);
    const later = (await ask('identity')).json<{ serverTime: number }>();
    expect(later.serverTime).toBe(subject.clock.now());
  });

  it('sends the key for encrypting passwords, and every list [data.web-config]', async () => {
    const { body } = await subject.call('appConfig');
    expect(body['publicKey']).toBe(subject.platform().context.cipher.publicKey);
    for (const list of [
      'appGameTypeList',
      'appGamePlatformList',
      'appLobbyAdConfigList',
      'appNoticeConfigList',
      'appTaskConfigList',
      'actInviteConditionModelClient2List',
      'vipConfigList',
    ]) {
      expect(body[list], list).not.toHaveLength(0);
    }
  });

  it('stores likes, and answers 1004 to a like that changes nothing [api.game-like]', async () => {
    const token = await tokenOf(subject.platform());
    const like = async (gameId: number, wanted: 0 | 1) =>
      (await subject.call('gameLike', { gameId, id: gameId, like: wanted }, token)).body['errcode'];
    const likes = async () => {
      const { body } = await subject.call('afterLoginConfig', {}, token);
      return (body['appGameDataUser'] as { gameLikes: Record<string, number> }).gameLikes;
    };
    const liked = Number(Object.keys(await likes())[0]);
    expect(await like(liked, 1)).toBe(1004);
    expect(await like(liked, 0)).toBe(0);
    expect(await like(liked, 0)).toBe(1004);
    expect(await likes()).not.toHaveProperty(String(liked));
    expect(await like(liked, 1)).toBe(0);
    expect(await likes()).toHaveProperty(String(liked), 1);
    expect(await like(99, 1)).toBe(404);
  });

  it('sends the bound mobile masked, and the red dots [api.after-login-info]', async () => {
    const token = await tokenOf(subject.platform());
    await operate(subject.platform(), 'player make', { ...DEMO, mobile: '639171234567' });
    const { body } = await subject.call('lightRefresh', {}, token);
    expect(body['user']).toMatchObject({ mobile: '09*****4567' });
    expect(body['red']).toEqual({ task: 1, mail: 0, signUp: 0 });
  });

  it('sends a player the withdrawal limits of the VIP level, and a visitor none [auth.visitor.trade-info] [api.trade-info] [data.activity-state]', async () => {
    const token = await tokenOf(subject.platform());
    const { body } = await subject.call('tradeInfo', {}, token);
    expect(body['exchangeConfig']).toMatchObject({
      withdrawable: 1_234_567,
      locked: 0,
      max: 1_000_000,
      dayCountMax: 3,
      reasons: [],
    });
    const visitor = await subject.call('anonymousTradeInfo');
    expect(visitor.body['exchangeConfig']).toBeNull();
    expect(visitor.body['rechargeList']).toEqual(body['rechargeList']);
  });
});

describe('the Thai market', () => {
  const subject = platformUnderTest(['--market=th']);

  it('has its own country code, names and demo player', async () => {
    const { body } = await subject.call('appConfig');
    expect(body).toMatchObject({
      errcode: 0,
      countryCode: '66',
      bankEnabled: 0,
      market: 'th',
      currency: 'THB',
    });
    expect(JSON.stringify(body['appGameList'])).toMatch(/[\u0E00-\u0E7F]/);
    const token = await tokenOf(subject.platform());
    const { body: mine } = await subject.call('afterLoginConfig', {}, token);
    expect(mine['appUserBank']).toMatchObject({ mobile: '66812345678' });
  });
});

describe.skipIf(!hasPostgres())('two servers on one PostgreSQL', () => {
  const subject = platformUnderTest(['--logins-per-ip=5'], 'postgres');

  it('share sessions, key, likes, limits and versions', async () => {
    const first = subject.platform();
    const second = await subject.second();
    expect(second.context.cipher.publicKey).toBe(first.context.cipher.publicKey);

    const token = await tokenOf(first);
    const likes = await callOn(second, 'gameLike', { gameId: 1001, id: 1001, like: 1 }, token);
    expect(likes.body['errcode']).toBe(0);
    const again = await callOn(first, 'gameLike', { gameId: 1001, id: 1001, like: 1 }, token);
    expect(again.body['errcode']).toBe(1004);

    const before = (await callOn(second, 'appConfig')).body['gameListVersion'];
    const bumped = await operate(first, 'catalogue bump', { games: 1 });
    subject.clock.advance(1000);
    const after = (await callOn(second, 'appConfig')).body['gameListVersion'];
    expect(after).toBe(bumped.body['gameListVersion']);
    expect(after).not.toBe(before);

    // The sign-in above counts as the first of five.
    const codes = [];
    for (const platform of [second, first, second, first, second]) {
      const password = encrypt(platform, 'a wrong one');
      const { body } = await callOn(platform, 'accountLogin', { account: 'nobody1', password });
      codes.push(body['errcode']);
    }
    expect(codes).toEqual([102, 102, 102, 102, 1203]);
  });

  it('seed the database once when they start together', async () => {
    const { createPlatform } = await import('#server/platform.ts');
    const { readSettings } = await import('#server/core/settings/settings.ts');
    const { createTestDatabase } = await import('#tests/support/test-database.ts');
    const url = await createTestDatabase();
    const settings = readSettings({}, [
      `--database-url=${url}`,
      '--games=40',
      '--log-level=silent',
      '--client-dir=nowhere',
    ]);
    const opened = await Promise.all(
      [0, 1, 2].map(() => createPlatform({ demo: createDemo(), settings, clock: subject.clock })),
    );
    try {
      const answers = await Promise.all(opened.map((platform) => callOn(platform, 'appConfig')));
      expect(new Set(answers.map(({ body }) => body['publicKey'])).size).toBe(1);
      for (const { body } of answers) expect(gamesOf(body)).toHaveLength(40);
    } finally {
      for (const platform of opened) await platform.close();
    }
  });
});
