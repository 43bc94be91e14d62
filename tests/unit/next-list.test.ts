import { toLobbyAnswer } from '#api/lobby-answer.ts';
import { refreshLobby } from '#app/refresh-lobby.ts';
import {
  listsGated,
  nextListReady,
  nextListWelcome,
  selectConfig,
  selectGameListVersion,
  selectNextList,
  storedLobbyRead,
} from '#catalogue/catalogue-slice.ts';
import { isLateAnswer, newestAskedAt } from '#catalogue/next-list.ts';
import { endpoints } from '#contract/endpoints.ts';
import { readTolerantly } from '#contract/tolerance.ts';
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

/** A lobby that shows the list v1. */
async function opened(isGated = true) {
  const platform = scriptedPlatform();
  const { store } = storeWithListeners();
  store.dispatch(listsGated(isGated));
  const answer = async (overrides: Overrides) => {
    platform.reply('appConfig', { json: appConfigAnswer(overrides) });
    await refreshLobby(store.dispatch, store.getState);
  };
  await answer({});
  const version = () => selectGameListVersion(store.getState());
  return { platform, store, answer, version, next: () => selectNextList(store.getState()) };
}

describe('a new list', () => {
  it('is shown at once when nothing is shown, or no worker keeps icons', async () => {
    const first = await opened();
    expect(first.version()).toBe('v1');
    const without = await opened(false);
    await without.answer(v2);
    expect(without.version()).toBe('v2');
  });

  it('waits for its icons, then for a good moment', async () => {
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

  it('is not asked for twice while it waits', async () => {
    const { platform, answer, next } = await opened();
    await answer(v2);
    await answer({ ...v2, appGameList: undefined });
    expect(platform.received.at(-1)?.body).toMatchObject({ gameListVersion: 'v2' });
    expect(next()?.gameListVersion).toBe('v2');
  });

  it('keeps its own place of icons, and the shown list its own', async () => {
    const { answer, store } = await opened();
    await answer({ ...v2, gameResourceUrl: 'https://cdn.test/new' });
    const resourceUrl = () => selectConfig(store.getState())?.resourceUrl;
    expect(resourceUrl()).toBe('https://platform.test/static/art');
    store.dispatch(nextListReady('v2'));
    store.dispatch(nextListWelcome(Date.now()));
    expect(resourceUrl()).toBe('https://cdn.test/new');
  });

  it('is dropped when the platform goes back to the shown one', async () => {
    const { answer, next, version } = await opened();
    await answer(v2);
    await answer({});
    expect([version(), next()]).toEqual(['v1', null]);
  });

  it('is shown after half an hour, icons or not', async () => {
    const { answer, store, version } = await opened();
    await answer(v2);
    store.dispatch(nextListWelcome(Date.now() + 1_700_000));
    expect(version()).toBe('v1');
    store.dispatch(nextListWelcome(Date.now() + 1_800_000));
    expect(version()).toBe('v2');
  });

  it('does not wait when nobody can tell whether its icons are there', async () => {
    const { answer, store, version } = await opened();
    await answer(v2);
    store.dispatch(listsGated(false));
    store.dispatch(nextListWelcome(Date.now()));
    expect(version()).toBe('v2');
  });

  it('of an earlier visit is ready once the platform confirms it', async () => {
    const platform = scriptedPlatform();
    const { store } = storeWithListeners();
    store.dispatch(listsGated(true));
    const { games = [], gameListVersion, config } = lobbyOf(v2);
    const next = { games, gameListVersion, resourceUrl: config.resourceUrl };
    store.dispatch(storedLobbyRead({ lobby: lobbyOf(), receivedAt: 1, next }));
    store.dispatch(nextListWelcome(Date.now()));
    expect(selectGameListVersion(store.getState()), 'no connection yet').toBe('v1');
    expect(newestAskedAt(store.getState().catalogue), 'of another visit').toBeNull();
    const { appGameList: _list, ...same } = appConfigAnswer(v2);
    platform.reply('appConfig', { json: same });
    await refreshLobby(store.dispatch, store.getState);
    expect(newestAskedAt(store.getState().catalogue)).toBeGreaterThan(0);
    store.dispatch(nextListWelcome(Date.now()));
    expect(selectGameListVersion(store.getState())).toBe('v2');
  });
});

it('an answer is late when a later one was asked for; a clock set back makes none late', () => {
  expect(isLateAnswer({ askedAt: null }, { askedAt: 1, receivedAt: 2 })).toBe(false);
  expect(isLateAnswer({ askedAt: 100 }, { askedAt: 90, receivedAt: 120 })).toBe(true);
  expect(isLateAnswer({ askedAt: 100 }, { askedAt: 110, receivedAt: 120 })).toBe(false);
  expect(isLateAnswer({ askedAt: 9_000 }, { askedAt: 90, receivedAt: 120 })).toBe(false);
});
