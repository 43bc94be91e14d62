/** A player's call is never sent without a player, whoever makes it. */
import { callServer } from '#api/core/base-query.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { signedIn, scriptedPlatform } from '#tests/builders/platform.ts';
import { accountExtrasApi } from '#api/account-extras.ts';
import { expect, it } from 'vitest';

const names = Object.keys(endpoints) as EndpointName[];
const call = (name: EndpointName) => callServer({ name, body: {} }, new AbortController().signal);

it.each(names.map((name) => [name, endpoints[name].access] as const))(
  'sends %s (%s) without a token only if it needs none',
  async (name, access) => {
    registerEndpoints(endpoints);
    const platform = scriptedPlatform();
    platform.reply(name, { status: 500 });
    const answer = await call(name);
    const sent = platform.received.map((received) => received.name);
    expect(sent).toEqual(access === 'anonymous' ? [name] : []);
    const error = { kind: access === 'anonymous' ? 'http' : 'session-expired' };
    expect(answer).toMatchObject({ error });
    platform.token = 'token-1';
    await call(name);
    expect(platform.received.at(-1)?.headers['authorization']).toBe('token-1');
  },
);

it('needs no player for the calls that the specification flags so', () => {
  const withoutToken = names.filter((name) => endpoints[name].access === 'anonymous');
  expect(withoutToken.toSorted()).toEqual([
    'accountLogin',
    'accountRegister',
    'anonymousTradeInfo',
    'appConfig',
    'customerServices',
    'forgetPassword',
    'gameDemo',
    'installEvents',
    'lobbyTips',
    'offlineDemos',
    'passkeyLogin',
    'passkeyOptions',
    'smsSend',
    'workerReport',
  ]);
});

it('ends a session that has lost its token, and nothing when there is none', async () => {
  const { platform, store, ends } = await signedIn();
  const ask = () => {
    const { sessions } = accountExtrasApi.endpoints;
    return store.dispatch(sessions.initiate(undefined, { forceRefetch: true }));
  };
  platform.token = null;
  await ask();
  await expect.poll(() => ends).toEqual(['expired']);
  platform.received.length = 0;
  await ask();
  expect([selectIsSignedIn(store.getState()), ends]).toEqual([false, ['expired']]);
  expect(platform.received).toEqual([]);
});
