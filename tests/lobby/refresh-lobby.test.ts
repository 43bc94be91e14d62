import { lazyQuery } from '#api/core/lazy-queries.ts';
import { refreshLobby } from '#app/refresh-lobby.ts';
import {
  lobbyRefreshRequested,
  selectCatalogue,
  selectGameListVersion,
  selectGames,
  selectIsRefreshing,
  selectProblem,
} from '#state/catalogue/catalogue-slice.ts';
import {
  selectBalance,
  selectIsSignedIn,
  selectPlayer,
  sessionEnded,
  sessionFound,
} from '#state/session/session-slice.ts';
import { scriptedPlatform, storeWithListeners } from '#tests/builders/platform.ts';
import { afterLoginAnswer, appConfigAnswer, wireGame } from '#tests/builders/wire.ts';
import { expect, it, vi } from 'vitest';

function opened() {
  const platform = scriptedPlatform();
  const { store, ends } = storeWithListeners();
  const refresh = () => refreshLobby(store.dispatch, store.getState);
  return { platform, store, ends, refresh };
}

const names = (platform: ReturnType<typeof scriptedPlatform>) =>
  platform.received.map(({ name }) => name);

it.each(['before', 'after'])(
  'a visitor requests the anonymous config only, %s RTK Query is loaded',
  async (when) => {
    if (when === 'after') await import('#api/lobby.ts');
    expect(lazyQuery('appConfig') !== undefined).toBe(when === 'after');
    const { platform, store, refresh } = opened();
    platform.reply('appConfig', { json: appConfigAnswer() });
    await refresh();
    expect(names(platform)).toEqual(['appConfig']);
    expect(selectGames(store.getState())).toHaveLength(1);
    expect(selectProblem(store.getState())).toBeNull();
  },
);

it('the list is replaced only when the version differs [flow.app-start.game-list]', async () => {
  const { platform, store, refresh } = opened();
  platform.reply('appConfig', { json: appConfigAnswer() });
  await refresh();
  const first = selectGames(store.getState());

  const { appGameList: _list, ...sameVersion } = appConfigAnswer();
  platform.reply('appConfig', { json: sameVersion });
  await refresh();
  expect(platform.received[1]?.body).toMatchObject({ gameListVersion: 'v1' });
  expect(selectGames(store.getState())).toBe(first);

  const two = [wireGame(), wireGame({ id: 2 })];
  platform.reply('appConfig', { json: appConfigAnswer({ appGameList: two }) });
  await refresh();
  expect(selectGames(store.getState())).toBe(first);

  const next = appConfigAnswer({ appGameList: two, gameListVersion: 'v2' });
  platform.reply('appConfig', { json: next });
  await refresh();
  expect(selectGames(store.getState())).toHaveLength(2);
  expect(selectGameListVersion(store.getState())).toBe('v2');
});

it('the arranged catalogue is computed once per list', async () => {
  const { platform, store, refresh } = opened();
  platform.reply('appConfig', { json: appConfigAnswer() });
  await refresh();
  const first = selectCatalogue(store.getState());
  store.dispatch(sessionFound());
  expect(selectCatalogue(store.getState())).toBe(first);
});

it('a failed refresh preserves the lobby and reports the problem', async () => {
  const { platform, store, refresh } = opened();
  platform.reply('appConfig', { json: appConfigAnswer() });
  await refresh();
  platform.reply('appConfig', 'no-network');
  await refresh();
  expect(selectGames(store.getState())).toHaveLength(1);
  expect(selectProblem(store.getState())).toEqual({ kind: 'network' });
  expect(selectIsRefreshing(store.getState())).toBe(false);
});

it('a player requests the after-login config [flow.app-start.player] [api.after-login-config]', async () => {
  const { platform, store, refresh } = opened();
  platform.token = 'token-1';
  store.dispatch(sessionFound());
  platform.reply('afterLoginConfig', { json: afterLoginAnswer({ nickname: 'Mango' }) });
  await refresh();
  expect(names(platform)[0]).toBe('afterLoginConfig');
  expect(names(platform)).not.toContain('appConfig');
  expect(selectPlayer(store.getState())?.user.nickname).toBe('Mango');
  expect(selectGames(store.getState())).toHaveLength(1);
});

it('a 401 clears the login and falls back to the anonymous config [flow.app-start.player]', async () => {
  const { platform, store, refresh, ends } = opened();
  platform.token = 'token-1';
  store.dispatch(sessionFound());
  platform.reply('afterLoginConfig', { json: { errcode: 401, code: 401 } });
  platform.reply('appConfig', { json: appConfigAnswer() });
  await refresh();
  expect(selectIsSignedIn(store.getState())).toBe(false);
  expect(selectGames(store.getState())).toHaveLength(1);
  await vi.waitFor(() => expect(ends).toEqual(['lost']));
});

it('another failure of the after-login config leaves the player signed in', async () => {
  const { platform, store, refresh } = opened();
  platform.token = 'token-1';
  store.dispatch(sessionFound());
  platform.reply('afterLoginConfig', { status: 502 });
  await refresh();
  expect(selectIsSignedIn(store.getState())).toBe(true);
  expect(names(platform)).not.toContain('appConfig');
});

it('a session that ends during a refresh ends the refresh too', async () => {
  const { platform, store, refresh } = opened();
  platform.token = 'token-1';
  store.dispatch(sessionFound());
  platform.reply('afterLoginConfig', { json: afterLoginAnswer(), after: 20 });
  const refreshing = refresh();
  platform.token = 'token-2';
  store.dispatch(sessionEnded('other-tab'));
  await refreshing;
  expect(selectIsRefreshing(store.getState())).toBe(false);
});

it('one refresh runs at a time', async () => {
  const { platform, store, refresh } = opened();
  platform.reply('appConfig', { json: appConfigAnswer() });
  store.dispatch(lobbyRefreshRequested());
  await Promise.all([refresh(), refresh()]);
  await vi.waitFor(() => expect(selectIsRefreshing(store.getState())).toBe(false));
  expect(names(platform)).toEqual(['appConfig']);
});

it('an older config never replaces a newer balance', async () => {
  const { platform, store, refresh } = opened();
  platform.token = 'token-1';
  store.dispatch(sessionFound());
  platform.reply('afterLoginConfig', { json: afterLoginAnswer({ coin: 500 }) });
  platform.reply('refreshBalance', {
    json: { errcode: 0, coin: 900, lottery: 0, safebox: 0, totalRecharge: 0, vip: 1, seq: 4 },
  });
  await refresh();
  await vi.waitFor(() => expect(selectBalance(store.getState())?.coin).toBe(900));
  await refresh();
  expect(selectBalance(store.getState())?.coin).toBe(900);
});
