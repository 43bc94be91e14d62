/** The light refresh is asked for at one place, at most once in 30 s (docs/platform.md, "The light refresh"). */
import { accountExtrasApi } from '#api/account-extras.ts';
import { lightRefreshPace } from '#api/core/light-refresh-pace.ts';
import { askLightRefresh, lobbyApi } from '#api/lobby.ts';
import { LIGHT_REFRESH_EVERY } from '#config/constants.ts';
import { readTree } from '#tests/architecture/source-tree.ts';
import { signedIn } from '#tests/builders/platform.ts';
import { wireUser } from '#tests/builders/wire.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { agentFill } = accountExtrasApi.endpoints;
const superiorId = (state: unknown) =>
  lobbyApi.endpoints.lightRefresh.select()(state as never).data?.superiorId;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function refreshed(pid: string) {
  const { platform, store, ends } = await signedIn();
  const answer = (id: string) =>
    platform.reply('lightRefresh', { json: { errcode: 0, user: wireUser({ pid: id }) } });
  answer(pid);
  store.dispatch(askLightRefresh());
  await vi.advanceTimersByTimeAsync(0);
  const asked = () => platform.received.filter(({ name }) => name === 'lightRefresh').length;
  return { platform, store, ends, answer, asked };
}

it('is sent by one module only', () => {
  const senders = readTree(['src']).filter(({ text }) =>
    /name: 'lightRefresh'|lightRefresh\.(?:initiate|useQuery\b)|useLightRefresh/.test(text),
  );
  expect(senders.map(({ path }) => path)).toEqual(['src/api/lobby.ts']);
});

it('is asked for once in 30 s, whoever asks', async () => {
  const { store, asked } = await refreshed('');
  store.dispatch(askLightRefresh());
  await vi.advanceTimersByTimeAsync(LIGHT_REFRESH_EVERY - 1_000);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked()).toBe(2);
});

describe('the superior', () => {
  it.each(['', '100012'])('is the one in the light refresh: "%s"', async (pid) => {
    const { store } = await refreshed(pid);
    expect(superiorId(store.getState())).toBe(pid);
  });

  it('is known at once when the player names one', async () => {
    const { platform, store, asked } = await refreshed('');
    platform.reply('agentFill', { json: { errcode: 0, pid: '100012', nickname: 'Lolita' } });
    await store.dispatch(agentFill.initiate({ pid: 'MANGO7' }));
    expect([superiorId(store.getState()), asked()]).toEqual(['100012', 1]);
  });

  it('is asked for again when the server reports that there is one already (1086)', async () => {
    const { platform, store, answer } = await refreshed('');
    platform.reply('agentFill', { json: { errcode: 1086 } });
    answer('100012');
    const { error } = await store.dispatch(agentFill.initiate({ pid: 'MANGO7' }));
    expect(error).toMatchObject({ kind: 'errcode', errcode: 1086 });
    await vi.advanceTimersByTimeAsync(LIGHT_REFRESH_EVERY);
    expect(superiorId(store.getState())).toBe('100012');
  });

  it('ends the session when it is requested with an expired token', async () => {
    const { platform, store, ends } = await refreshed('');
    platform.reply('lightRefresh', { json: { errcode: 401, code: 401 } });
    lightRefreshPace.restart();
    vi.useRealTimers();
    store.dispatch(askLightRefresh());
    await vi.waitFor(() => expect(ends).toEqual(['expired']));
  });
});
