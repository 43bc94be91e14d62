/** A launch with a stored lobby. */
import { openLobby } from '#app/open-lobby.ts';
import { readRecord, writeRecord } from '#browser/storage/database.ts';
import { gamesRecord, writeLobby } from '#browser/storage/records/lobby-records.ts';
import {
  selectGameListVersion,
  selectGames,
  selectIsRefreshing,
} from '#state/catalogue/catalogue-slice.ts';
import { readStoredLobby } from '#state/catalogue/stored-lobby.ts';
import { scriptedPlatform, storeWithListeners } from '#tests/builders/platform.ts';
import { appConfigAnswer, wireGame } from '#tests/builders/wire.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withEmptyDatabase } from './empty-database.ts';

withEmptyDatabase();
beforeEach(() => {
  vi.stubGlobal('Image', UnknownFormat);
});

class UnknownFormat {
  src = '';
  decode = () => Promise.reject(new DOMException('no picture', 'EncodingError'));
}

const now = Date.UTC(2026, 10, 29);
const gamesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => wireGame({ id: index + 1 }));
const storeLobby = (games = gamesOf(3)) =>
  writeLobby(appConfigAnswer({ appGameList: games }), now, { sentAt: now, place: 'shown' });

/** A launch whose call is answered with another list at once. */
function launch(isAtHome: boolean) {
  const platform = scriptedPlatform();
  platform.reply('appConfig', { json: appConfigAnswer({ gameListVersion: 'v2' }) });
  const { store } = storeWithListeners();
  let showScreen: () => void = () => undefined;
  const firstScreen = new Promise<void>((resolve) => {
    showScreen = resolve;
  });
  const opening = openLobby(store, isAtHome, firstScreen);
  return {
    platform,
    store,
    opening,
    showScreen,
    version: () => selectGameListVersion(store.getState()),
  };
}

describe('a launch with a stored lobby', () => {
  it('changes the lobby only once its first screen is shown', async () => {
    await storeLobby();
    const { store, opening, showScreen, version, platform } = launch(true);
    await vi.waitFor(() => expect(version()).toBe('v1'));
    expect(selectIsRefreshing(store.getState())).toBe(false);
    expect(platform.received).toEqual([]);
    showScreen();
    await opening;
    expect(platform.received.map(({ name }) => name)).toEqual(['appConfig']);
  });

  it('refreshes at once where another screen is opened', async () => {
    await storeLobby();
    const { opening, platform } = launch(false);
    await opening;
    expect(platform.received.map(({ name }) => name)).toEqual(['appConfig']);
  });

  it('without one, does not wait for a screen', async () => {
    const { opening, store } = launch(true);
    await opening;
    expect(selectGames(store.getState())).toHaveLength(1);
  });
});

describe('the stored lobby', () => {
  it('has every game of a long list, parsed in slices', async () => {
    await storeLobby(gamesOf(950));
    const turns = vi.spyOn(globalThis, 'setTimeout');
    const stored = await readStoredLobby();
    expect(stored?.lobby.games).toHaveLength(950);
    expect(turns.mock.calls.filter(([, ms]) => ms === undefined)).toHaveLength(4);
    turns.mockRestore();
  });

  it('is none, and removed, when its list has no games', async () => {
    await storeLobby();
    await writeRecord(gamesRecord, { appGameList: [], gameListVersion: 'v1' }, now);
    expect(await readStoredLobby()).toBeNull();
    expect(await readRecord(gamesRecord)).toBeNull();
  });
});
