import { accountApi } from '#api/account.ts';
import { balanceApi } from '#api/balance.ts';
import { connectApi, connected } from '#api/core/connection.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import { endpoints } from '#shared/wire/endpoints.ts';
import { gameApi } from '#api/game.ts';
import { mobileApi } from '#api/mobile.ts';
import { protectionApi } from '#api/protection.ts';
import { createAppStore } from '#app/store.ts';
import { askedLobby } from '#tests/builders/lobby-ask.ts';
import { scriptedPlatform, type Reply } from '#tests/builders/platform.ts';
import { appConfigAnswer, sessionAnswer, wireGame } from '#tests/builders/wire.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

async function askAppConfig(reply: Reply, timeout?: number) {
  const platform = scriptedPlatform(timeout);
  platform.reply('appConfig', reply);
  const { store } = createAppStore();
  const { data, error } = await askedLobby(store, 'appConfig', 'v0');
  return { platform, data, error: error as ApiError | undefined };
}

describe('an API call', () => {
  it('carries the base fields, the token and the forgery token [api.base-fields] [api.app-config] [api.xsrf]', async () => {
    const platform = scriptedPlatform();
    platform.token = 'token-1';
    platform.reply('appConfig', { json: appConfigAnswer() });
    const { store } = createAppStore();
    await askedLobby(store, 'appConfig', 'v0');
    expect(platform.received).toEqual([
      {
        name: 'appConfig',
        body: { clientReferrer: 'ph', channel: 'WEB', appId: 'test', gameListVersion: 'v0' },
        headers: {
          'content-type': 'application/json',
          authorization: 'token-1',
          'x-xsrf-token': 'xsrf-1',
        },
      },
    ]);
  });

  it('uses the host and the path prefix set by the operator (spec §7) [api.host]', async () => {
    scriptedPlatform();
    const urls: string[] = [];
    connectApi({
      ...connected(),
      origin: 'https://elsewhere.test',
      pathPrefix: '/ph',
      sendsCookies: false,
      fetch: (url) => {
        urls.push(url);
        return Promise.resolve(new Response(JSON.stringify(appConfigAnswer())));
      },
    });
    const { data } = await askedLobby(createAppStore().store, 'appConfig', 'v0');
    expect(urls).toEqual([`https://elsewhere.test/ph${endpoints.appConfig.path}`]);
    expect(data?.config.resourceUrl).toBe('https://elsewhere.test/static/art');
  });

  it.each([
    [404, 1],
    [501, 1],
    [503, 2],
    [403, 2],
  ])('that is optional and fails with %i is sent %i times in two tries', async (status, times) => {
    const platform = scriptedPlatform();
    const missing = new Set<string>();
    connectApi({ ...connected(), missingCalls: missing });
    platform.token = 'token-1';
    platform.reply('protection', { status });
    platform.reply('refreshBalance', { status });
    const { store } = createAppStore();
    const again = { forceRefetch: true } as const;
    for (const _time of [1, 2]) {
      const optional = store.dispatch(
        protectionApi.endpoints.protection.initiate(undefined, again),
      );
      expect((await optional).error).toMatchObject({ kind: 'http' });
      await store.dispatch(balanceApi.endpoints.refreshBalance.initiate(undefined, again));
    }
    const sent = (name: string) => platform.received.filter((call) => call.name === name).length;
    expect([sent('protection'), sent('refreshBalance')]).toEqual([times, 2]);
  });

  it('returns domain values [data.game] [api.post-json]', async () => {
    const { data } = await askAppConfig({ json: appConfigAnswer() });
    expect(data).toMatchObject({
      gameListVersion: 'v1',
      games: [{ id: 1, providerId: 1, categoryId: 1, name: 'Lantern Reef', version: '1' }],
      config: { resourceUrl: 'https://platform.test/static/art', categories: [{ id: 1, sort: 1 }] },
    });
  });

  it('omits inactive categories [data.game-type]', async () => {
    const appGameTypeList = [1, 2, 3].map((id) => ({ id, status: id === 2 ? 0 : 1, sort: id }));
    const { data } = await askAppConfig({ json: appConfigAnswer({ appGameTypeList }) });
    expect(data?.config.categories.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('omits hidden games [data.game]', async () => {
    const appGameList = [wireGame(), wireGame({ id: 2, showType: 1 })];
    const { data } = await askAppConfig({ json: appConfigAnswer({ appGameList }) });
    expect(data?.games?.map((game) => game.id)).toEqual([1]);
  });
});

describe('a failing call', () => {
  it.each<[string, Reply, ApiError]>([
    ['without a network', 'no-network', { kind: 'network' }],
    ['with HTTP 503', { status: 503 }, { kind: 'http', status: 503 }],
    [
      'with an errcode',
      { json: { errcode: 1203, resendIn: 60 } },
      { kind: 'errcode', errcode: 1203, details: { errcode: 1203, resendIn: 60 } },
    ],
    [
      'with a reference of the platform',
      { json: { errcode: 7, ref: '7F3K9Q' } },
      { kind: 'errcode', errcode: 7, details: { errcode: 7, ref: '7F3K9Q' }, ref: '7F3K9Q' },
    ],
    [
      'with HTTP 500 and a reference',
      { json: { ref: '7F3K9Q' }, status: 500 },
      { kind: 'http', status: 500, ref: '7F3K9Q' },
    ],
    [
      'with a reference that nobody can read out',
      { json: { errcode: 7, ref: '<b>7</b>' } },
      { kind: 'errcode', errcode: 7, details: { errcode: 7, ref: '<b>7</b>' } },
    ],
    [
      'with another code than 200',
      { json: { ...appConfigAnswer(), code: 500 } },
      expect.objectContaining({ kind: 'errcode', errcode: 500 }) as never,
    ],
    ['with no JSON', { text: '<html>' }, expect.objectContaining({ kind: 'contract' }) as never],
    [
      'without what it must have',
      { json: { errcode: 0, code: 200 } },
      expect.objectContaining({ kind: 'contract' }) as never,
    ],
  ])('%s returns that error [errors.recharge]', async (_what, reply, expected) => {
    const { error } = await askAppConfig(reply);
    expect(error).toEqual(expected);
  });

  it('returns a timeout error when it takes too long [api.timeout]', async () => {
    const { error } = await askAppConfig('no-answer', 5);
    expect(error).toEqual({ kind: 'timeout' });
  });

  it('never throws, whatever the server sends', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (json) => {
        const { data, error } = await askAppConfig({ json });
        expect(data === undefined).toBe(error !== undefined);
      }),
      { numRuns: 200 },
    );
  });
});

describe('an expired session', () => {
  it.each<[string, Reply]>([
    ['HTTP 401', { status: 401 }],
    ['code 401', { json: { errcode: 0, code: 401 } }],
    ['errcode 401', { json: { errcode: 401 } }],
  ])(
    'is detected by %s on calls that need a player, not on anonymous ones',
    async (_what, reply) => {
      const platform = scriptedPlatform();
      platform.token = 'token-1';
      platform.reply('afterLoginConfig', reply);
      const { store } = createAppStore();
      const { error } = await askedLobby(store, 'afterLoginConfig');
      expect(error).toEqual({ kind: 'session-expired' });
      const anonymous = await askAppConfig(reply);
      expect(anonymous.error).not.toEqual({ kind: 'session-expired' });
      expect(anonymous.error).toBeDefined();
    },
  );

  it.each([
    ['a player', 'token-of-mango', { kind: 'session-expired' }],
    ['a visitor', null, { kind: 'errcode', errcode: 401, details: { errcode: 401, code: 401 } }],
  ])('is judged by the token for a call that needs none: %s', async (_who, token, expected) => {
    const platform = scriptedPlatform();
    platform.token = token;
    platform.reply('smsSend', { json: { errcode: 401, code: 401 } });
    const { store } = createAppStore();
    const sent = mobileApi.endpoints.smsSend.initiate({
      countryCode: '63',
      mobile: '9171234567',
      scene: 1,
    });
    expect((await store.dispatch(sent)).error).toEqual(expected);
  });
});

it('reads any code in the balance answer as an ended session [auth.public-calls] [api.balance]', async () => {
  const platform = scriptedPlatform();
  platform.token = 'token-1';
  platform.reply('refreshBalance', { json: { errcode: 0, code: 200, coin: 1 } });
  const { store } = createAppStore();
  const { error } = await store.dispatch(balanceApi.endpoints.refreshBalance.initiate());
  expect(error).toEqual({ kind: 'session-expired' });
});

it('stores the token in its vault and keeps token and password out of the store [flow.login.stored]', async () => {
  const platform = scriptedPlatform();
  platform.reply('accountLogin', { json: sessionAnswer() });
  const { store } = createAppStore();
  await store.dispatch(
    accountApi.endpoints.accountLogin.initiate({ account: 'mangosurfer', password: 'cipher-text' }),
  );
  expect(platform.token).toBe('token-of-mango');
  const state = JSON.stringify(store.getState());
  expect(state).toContain('mangosurfer');
  expect(state).not.toContain('token-of-mango');
  expect(state).not.toContain('cipher-text');
});

describe('an answer to an ended session', () => {
  const MINE = { errcode: 0, coin: 1, lottery: 1, safebox: 0, totalRecharge: 0, vip: 0, seq: 99 };
  const THEIRS = { ...MINE, coin: 7, seq: 1 };

  /** Replies with the answers in turn; the token changes while the first call is pending. */
  function meanwhile(token: string | null, answers: readonly object[]) {
    const platform = scriptedPlatform();
    platform.token = 'token-1';
    let at = 0;
    const replies = {
      get json() {
        platform.token = token;
        at += 1;
        return answers[at - 1];
      },
    };
    const tokens = () => platform.received.map(({ headers }) => headers['authorization']);
    return { platform, replies, tokens };
  }

  it.each([
    ['a balance', MINE],
    ['that it expired', { errcode: 0, code: 401 }],
  ])('is discarded, and the query is repeated for the next player: %s', async (_what, first) => {
    const { platform, replies, tokens } = meanwhile('token-2', [first, THEIRS]);
    platform.reply('refreshBalance', replies);
    const { store } = createAppStore();
    const { data } = await store.dispatch(
      balanceApi.endpoints.refreshBalance.initiate(undefined, { forceRefetch: true }),
    );
    expect(data?.coin).toBe(7);
    expect(tokens()).toEqual(['token-1', 'token-2']);
  });

  it('is discarded, and nothing is requested for a visitor', async () => {
    const { platform, replies, tokens } = meanwhile(null, [MINE, THEIRS]);
    platform.reply('refreshBalance', replies);
    const { store } = createAppStore();
    const { data, error } = await store.dispatch(
      balanceApi.endpoints.refreshBalance.initiate(undefined, { forceRefetch: true }),
    );
    expect([data, error]).toEqual([undefined, { kind: 'network' }]);
    expect(tokens()).toEqual(['token-1']);
  });

  it('is not requested again for a call that changes data', async () => {
    const { platform, replies, tokens } = meanwhile('token-2', [{ errcode: 0 }, { errcode: 0 }]);
    platform.reply('gameLike', replies);
    const { store } = createAppStore();
    const like = { gameId: 1, isLiked: true };
    const { error } = await store.dispatch(gameApi.endpoints.gameLike.initiate(like));
    expect(error).toEqual({ kind: 'network' });
    expect(tokens()).toEqual(['token-1']);
  });
});

describe('a call that is lost while the network comes back', () => {
  function returning() {
    const platform = scriptedPlatform();
    platform.token = 'token-1';
    connectApi({
      ...connected(),
      reachability: { noteAnswer: () => undefined, noteLostCall: () => true },
    });
    const { store } = createAppStore();
    return { platform, store };
  }

  it('is repeated once', async () => {
    const { platform, store } = returning();
    platform.reply('refreshBalance', 'no-network');
    const { error } = await store.dispatch(balanceApi.endpoints.refreshBalance.initiate());
    expect(error).toEqual({ kind: 'network' });
    expect(platform.received).toHaveLength(2);
  });

  it('is not repeated if it changes data', async () => {
    const { platform, store } = returning();
    platform.reply('gameLike', 'no-network');
    const like = { gameId: 1, isLiked: true };
    const { error } = await store.dispatch(gameApi.endpoints.gameLike.initiate(like));
    expect(error).toEqual({ kind: 'network' });
    expect(platform.received).toHaveLength(1);
  });
});
