import { accountApi } from '#api/account.ts';
import { accountExtrasApi } from '#api/account-extras.ts';
import { signedIn } from '#tests/builders/platform.ts';
import { describe, expect, it, vi } from 'vitest';

const { logout } = accountApi.endpoints;
const { sessions, redeemState, redeemCode } = accountExtrasApi.endpoints;
const ok = (fields: object) => ({ json: { errcode: 0, serverTime: 1, ...fields } });
const REQ_NO = '11111111-1111-4111-8111-111111111111';

async function askedWhileSignedIn() {
  const { platform, store, ends } = await signedIn();
  const asked = (name: string) => platform.received.filter((call) => call.name === name);
  return { platform, store, ends, asked };
}

const phone = (id: string, time: number, current: 0 | 1) => ({
  id,
  device: `device ${id}`,
  ip: '203.0.*.*',
  time,
  current,
});

describe('the signed-in devices', () => {
  it('list this device first, then by last use', async () => {
    const { platform, store } = await askedWhileSignedIn();
    const list = [phone('old', 10, 0), phone('here', 5, 1), phone('new', 20, 0)];
    platform.reply('sessions', ok({ list }));
    const { data } = await store.dispatch(sessions.initiate());
    expect(data?.map(({ id }) => id)).toEqual(['here', 'new', 'old']);
    expect(data?.map(({ isThisPhone }) => isThisPhone)).toEqual([true, false, false]);
  });

  it('omit an invalid entry', async () => {
    const { platform, store } = await askedWhileSignedIn();
    platform.reply('sessions', ok({ list: [phone('a', 1, 1), { id: 7 }, null] }));
    const { data } = await store.dispatch(sessions.initiate());
    expect(data?.map(({ id }) => id)).toEqual(['a']);
  });

  it('are reloaded after one was logged out by its id', async () => {
    const { platform, store, asked } = await askedWhileSignedIn();
    platform.reply('sessions', ok({ list: [phone('a', 1, 1), phone('b', 1, 0)] }));
    platform.reply('logout', ok({}));
    await store.dispatch(sessions.initiate());
    await store.dispatch(logout.initiate({ id: 'b' }));
    expect(asked('logout').map(({ body }) => body['id'])).toEqual(['b']);
    await vi.waitFor(() => expect(asked('sessions')).toHaveLength(2));
  });
});

describe('redemption codes', () => {
  const redeemed = (time: number) => ({ code: 'LA***RN', rewards: [], time });

  it('have their state, their length limits and the redeemed ones, newest first', async () => {
    const { platform, store } = await askedWhileSignedIn();
    const list = [redeemed(1), redeemed(3), redeemed(2)];
    platform.reply('redeemState', ok({ enabled: 0, codeMin: 4, codeMax: 20, list }));
    const { data } = await store.dispatch(redeemState.initiate());
    expect(data).toMatchObject({ isEnabled: false, bounds: { min: 4, max: 20 } });
    expect(data?.redeemed.map(({ time }) => time)).toEqual([3, 2, 1]);
  });

  it('are sent with a request number, and the list is reloaded', async () => {
    const { platform, store, asked } = await askedWhileSignedIn();
    platform.reply('redeemState', ok({ enabled: 1, codeMin: 4, codeMax: 20, list: [] }));
    platform.reply('redeemCode', ok({ rewards: [{ id: 2001, count: 2_000 }], coin: 5, seq: 9 }));
    await store.dispatch(redeemState.initiate());
    const { data } = await store.dispatch(redeemCode.initiate({ code: 'LANTERN', reqNo: REQ_NO }));
    const rewards = [{ id: 2001, count: 2_000, betRate: null, betDays: null }];
    expect(data).toEqual({ rewards, coin: 5, seq: 9 });
    expect(asked('redeemCode')[0]?.body).toMatchObject({ code: 'LANTERN', reqNo: REQ_NO });
    await vi.waitFor(() => expect(asked('redeemState')).toHaveLength(2));
  });
});
