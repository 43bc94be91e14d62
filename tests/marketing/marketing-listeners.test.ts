import { accountApi } from '#api/account.ts';
import { connected, connectApi } from '#api/core/connection.ts';
import { marketingApi } from '#api/marketing.ts';
import { addMarketingListeners } from '#app/listeners/marketing-listeners.ts';
import { createAppStore } from '#app/store.ts';
import { connectInstallEvents } from '#state/marketing/install-events.ts';
import { marketingOutbox } from '#state/marketing/install-outbox.ts';
import { scriptedPlatform } from '#tests/builders/platform.ts';
import { sessionAnswer } from '#tests/builders/wire.ts';
import { expect, it } from 'vitest';

const login = { account: 'mangosurfer', password: 'cipher' };
const ID = '7f1f3f0e-3c1d-4f6e-9d53-0a8a2c1d9b11';

it('a login and a registration are recorded once each, without personal data', async () => {
  const platform = scriptedPlatform();
  const { store, listeners } = createAppStore();
  addMarketingListeners(listeners);
  connectInstallEvents({ listVersion: () => 'v7' });
  const { accountLogin, accountRegister } = accountApi.endpoints;
  platform.reply('accountLogin', { json: { errcode: 1019, code: 1019 } });
  await store.dispatch(accountLogin.initiate(login));
  platform.reply('accountLogin', { json: sessionAnswer() });
  platform.reply('accountRegister', { json: sessionAnswer() });
  await store.dispatch(accountLogin.initiate(login));
  await store.dispatch(accountLogin.initiate(login));
  await store.dispatch(accountRegister.initiate({ ...login, email: 'a@example.com', type: 0 }));
  // Without IndexedDB the events stay in memory.
  await expect
    .poll(() => marketingOutbox.nextSeen()?.events.map(({ seq, name }) => [seq, name]))
    .toEqual([
      [1, 'login'],
      [2, 'register'],
    ]);
  const events = marketingOutbox.nextSeen();
  expect(events?.events[0]?.listVersion).toBe('v7');
  expect(JSON.stringify(events)).not.toMatch(/mango|example/i);
});

it('install events are sent with keepalive, so that leaving the page does not stop them', async () => {
  scriptedPlatform();
  const sent: (boolean | undefined)[] = [];
  connectApi({
    ...connected(),
    fetch: async (_url, init) => {
      sent.push(init?.keepalive);
      return new Response(JSON.stringify({ errcode: 0, accepted: 1 }));
    },
  });
  const { store } = createAppStore();
  const events = [{ seq: 1, name: 'landing' as const, time: Date.UTC(2026, 10, 21) }];
  const call = marketingApi.endpoints.installEvents.initiate({ installId: ID, events });
  expect((await store.dispatch(call)).data).toEqual({ accepted: 1 });
  await store.dispatch(accountApi.endpoints.accountLogin.initiate(login));
  expect(sent).toEqual([true, false]);
});
