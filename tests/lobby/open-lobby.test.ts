import { connectApi, connected } from '#api/core/connection.ts';
import { refreshLobby } from '#app/refresh-lobby.ts';
import { connectToServer, lobbyOrProblem } from '#app/open-lobby.ts';
import { clientSettings } from '#shared/wire/client-settings.ts';
import { askedLobby } from '#tests/builders/lobby-ask.ts';
import { scriptedPlatform, storeWithListeners } from '#tests/builders/platform.ts';
import { appConfigAnswer } from '#tests/builders/wire.ts';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';

function setUp() {
  const platform = scriptedPlatform();
  platform.reply('appConfig', 'no-answer');
  const { store } = storeWithListeners();
  const handleKnown = vi.fn();
  const watch = () => lobbyOrProblem(store).then(handleKnown);
  const refresh = () => refreshLobby(store.dispatch, store.getState);
  return { platform, store, handleKnown, watch, refresh };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Replaces `AbortSignal.timeout`, which ignores fake timers. */
function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}

it('waits exactly 10,000 ms for an answer [api.timeout]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutSignal);
  const { store } = setUp();
  const { fetch: silent, reachability } = connected();
  connectToServer(v.parse(clientSettings, { apiBase: 'https://platform.test' }));
  connectApi({ ...connected(), fetch: silent, reachability, readXsrfToken: () => null });
  const handleEnd = vi.fn();
  void askedLobby(store, 'appConfig').then(handleEnd);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(handleEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(handleEnd).toHaveBeenCalledWith({ error: { kind: 'timeout' } });
});

it('waits for a lobby before the first render [flow.app-start.loading]', async () => {
  const { platform, handleKnown, watch, refresh } = setUp();
  const watching = watch();
  await Promise.resolve();
  expect(handleKnown).not.toHaveBeenCalled();
  platform.reply('appConfig', { json: appConfigAnswer() });
  await refresh();
  await watching;
  expect(handleKnown).toHaveBeenCalledTimes(1);
});

it('renders at once when the lobby is already known', async () => {
  const { platform, handleKnown, watch, refresh } = setUp();
  platform.reply('appConfig', { json: appConfigAnswer() });
  await refresh();
  await watch();
  expect(handleKnown).toHaveBeenCalledTimes(1);
});

it('renders a problem when there is no lobby', async () => {
  const { platform, handleKnown, watch, refresh } = setUp();
  const watching = watch();
  platform.reply('appConfig', { status: 500 });
  await refresh();
  await watching;
  expect(handleKnown).toHaveBeenCalledTimes(1);
});
