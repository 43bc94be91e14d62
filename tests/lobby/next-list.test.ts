import { toLobbyAnswer } from '#api/lobby-answer.ts';
import { refreshLobby } from '#app/refresh-lobby.ts';
import {
  listsGated,
  nextListReady,
  nextListWelcome,
  selectConfig,
  selectGameListVersion,
  selectGames,
  selectIsListComing,
  selectNextList,
  storedLobbyRead,
} from '#state/catalogue/catalogue-slice.ts';
import { withAnswer } from '#state/catalogue/next-list.ts';
import { isOlderList } from '#shared/lobby/list-order.ts';
import { endpoints } from '#shared/wire/endpoints.ts';
import { readTolerantly } from '#shared/wire/tolerance.ts';
import { scriptedPlatform, storeWithListeners } from '#tests/builders/platform.ts';
import { appConfigAnswer, wireGame } from '#tests/builders/wire.ts';
import { describe, expect, it } from 'vitest';

type Overrides = Parameters<typeof appConfigAnswer>[0];

const v2: Overrides = { gameListVersion: 'v2', appGameList: [wireGame({ version: 2 })] };
const lobbyOf = (overrides: Overrides = {}) => {
  const read = readTolerantly(endpoints.appConfig.response, appConfigAnswer(overrides));
  if (!read.success) throw new Error('the answer is broken');
  return toLobbyAnswer(read.output);
};

/** Opens a lobby that shows list v1. */
async function opened(isGated = true, first: Overrides = {}, isAtHome = false) {
  const platform = scriptedPlatform();
  const { store } = storeWithListeners();
  store.dispatch(listsGated(isGated));
  const answer = async (overrides: Overrides, atHome = false) => {
    platform.reply('appConfig', { json: appConfigAnswer(overrides) });
    await refreshLobby(store.dispatch, store.getState, atHome);
  };
  await answer(first, isAtHome);
  const version = () => selectGameListVersion(store.getState());
  return { platform, store, answer, version, next: () => selectNextList(store.getState()) };
}

describe('the first games of a first visit', () => {
  const partial: Overrides = { partialGameList: 1 };
  const whole: Overrides = { appGameList: [wireGame(), wireGame({ id: 2 })] };

  it('are requested only when the page opens at home without a list', async () => {
    const home = await opened(true, partial, true);
    expect(home.platform.received[0]?.body).toMatchObject({ gameListVersion: '', firstGames: 1 });
    const elsewhere = await opened(true, {}, false);
    expect(elsewhere.platform.received[0]?.body).not.toHaveProperty('firstGames');
    await elsewhere.answer({ appGameList: undefined }, true);
    expect(elsewhere.platform.received.at(-1)?.body).toMatchObject({ gameListVersion: 'v1' });
    expect(elsewhere.platform.received.at(-1)?.body).not.toHaveProperty('firstGames');
  });

  it('are shown until the complete list arrives, which does not wait for icons', async () => {
    const { answer, platform, store, next } = await opened(true, partial, true);
    expect(selectGames(store.getState())).toHaveLength(1);
    expect(selectIsListComing(store.getState())).toBe(true);
    await answer(whole, true);
    expect(platform.received.at(-1)?.body).toMatchObject({ gameListVersion: '' });
    expect(platform.received.at(-1)?.body).not.toHaveProperty('firstGames');
    expect(selectGames(store.getState())).toHaveLength(2);
    expect(selectIsListComing(store.getState())).toBe(false);
    expect(next()).toBeNull();
  });

  it('never replace a complete list', async () => {
    const { answer, store, version } = await opened(false, whole);
    await answer({ ...partial, gameListVersion: 'v2' });
    expect(selectGames(store.getState())).toHaveLength(2);
    expect(version()).toBe('v1');
  });
});

describe('an answer equal to the last one', () => {
  it('changes no selected value', async () => {
    const { answer, store } = await opened();
    const config = selectConfig(store.getState());
    const games = selectGames(store.getState());
    await answer({});
    expect(selectConfig(store.getState())).toBe(config);
    expect(selectGames(store.getState())).toBe(games);
  });

  it('preserves the unchanged parts of the config', async () => {
    const { answer, store } = await opened();
    const before = selectConfig(store.getState());
    await answer({ appGamePlatformList: [] });
    const after = selectConfig(store.getState());
    expect(after).not.toBe(before);
    expect(after?.categories).toBe(before?.categories);
  });
});

describe('a new list', () => {
  it('is shown at once when no list is shown or no worker caches icons', async () => {
    const first = await opened();
    expect(first.version()).toBe('v1');
    const without = await opened(false);
    await without.answer(v2);
    expect(without.version()).toBe('v2');
  });

  it('waits for its icons, then for a suitable moment', async () => {
    const { answer, store, version, next } = await opened();
    await answer(v2);
    expect(version()).toBe('v1');
    store.dispatch(nextListWelcome(Date.now()));
    expect(version(), 'its icons are not there').toBe('v1');
    store.dispatch(nextListReady('v2'));
    expect(version(), 'no good moment').toBe('v1');
    store.dispatch(nextListWelcome(Date.now()));
    expect(version()).toBe('v2');
    expect(next()).toBeNull();
  });

  it('is not requested twice while it waits', async () => {
    const { platform, answer, next } = await opened();
    await answer(v2);
    await answer({ ...v2, appGameList: undefined });
    expect(platform.received.at(-1)?.body).toMatchObject({ gameListVersion: 'v2' });
    expect(next()?.gameListVersion).toBe('v2');
  });

  it('has its own icon address, and so does the shown list', async () => {
    const { answer, store } = await opened();
    await answer({ ...v2, gameResourceUrl: 'https://cdn.test/new' });
    const iconAddress = () => selectConfig(store.getState())?.iconAddress;
    expect(iconAddress()).toBe('https://platform.test/static/art/icon/*.webp');
    store.dispatch(nextListReady('v2'));
    store.dispatch(nextListWelcome(Date.now()));
    expect(iconAddress()).toBe('https://cdn.test/new/icon/*.webp');
  });

  it('is dropped when the server returns to the shown list', async () => {
    const { answer, next, version } = await opened();
    await answer(v2);
    await answer({});
    expect([version(), next()]).toEqual(['v1', null]);
  });

  it('is shown after half an hour, with or without icons', async () => {
    const { answer, store, version } = await opened();
    await answer(v2);
    store.dispatch(nextListWelcome(Date.now() + 1_700_000));
    expect(version()).toBe('v1');
    store.dispatch(nextListWelcome(Date.now() + 1_800_000));
    expect(version()).toBe('v2');
  });

  it('does not wait when icons are no longer cached by a worker', async () => {
    const { answer, store, version } = await opened();
    await answer(v2);
    store.dispatch(listsGated(false));
    store.dispatch(nextListWelcome(Date.now()));
    expect(version()).toBe('v2');
  });

  it('of an earlier visit is ready once the server confirms it', async () => {
    const platform = scriptedPlatform();
    const { store } = storeWithListeners();
    store.dispatch(listsGated(true));
    const { games = [], gameListVersion, config } = lobbyOf(v2);
    const next = { games, gameListVersion, iconAddress: config.iconAddress, sentAt: null };
    store.dispatch(storedLobbyRead({ lobby: lobbyOf(), receivedAt: 1, sentAt: null, next }));
    store.dispatch(nextListWelcome(Date.now()));
    expect(selectGameListVersion(store.getState()), 'no connection yet').toBe('v1');
    const { appGameList: _list, ...same } = appConfigAnswer(v2);
    platform.reply('appConfig', { json: same });
    await refreshLobby(store.dispatch, store.getState);
    store.dispatch(nextListWelcome(Date.now()));
    expect(selectGameListVersion(store.getState())).toBe('v2');
  });
});

describe('answers out of order', () => {
  const times = { receivedAt: 1, sentAt: null };
  const after = (askedAt: number, later: Overrides) => {
    const { store } = storeWithListeners();
    const first = withAnswer(store.getState().catalogue, lobbyOf(), { ...times, askedAt: 100 });
    return withAnswer(first, lobbyOf(later), { ...times, askedAt }).gameListVersion;
  };

  it('are ordered by the time of their request', () => {
    expect(after(90, v2)).toBe('v1');
    expect(after(110, v2)).toBe('v2');
  });

  it.each([
    ['told before the known one', 1_000, 2_000, true],
    ['told at the same time', 2_000, 2_000, false],
    ['told later', 2_000, 1_000, false],
    ['of a platform that does not tell its time', null, 2_000, false],
    ['beside one without a time', 1_000, null, false],
    ['behind a clock that was a month ahead', 1_000, 2_592_000_000, false],
  ])('from another source: one %s', (_what, sentAt, knownAt, isOlder) => {
    expect(isOlderList(sentAt, knownAt)).toBe(isOlder);
  });
});
