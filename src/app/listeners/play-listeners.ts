/** Once the player is known, exits games that an earlier page could not exit on the server. */
import type { AppListeners, AppStore } from '#app/store.ts';
import { databaseKeys, OPEN_GAMES_VERSION } from '#config/storage-keys.ts';
import { readRecord, type RecordType } from '#browser/storage/database.ts';
import { onPlayer } from './on-player.ts';

export function addPlayListeners(listeners: AppListeners, store: AppStore): void {
  onPlayer(listeners, store, async () => {
    // The code loads only when there is a game to exit.
    if ((await readRecord(anyOpenGame)) === null) return;
    const { gameExitsOf } = await import('#state/play/play-exits.ts');
    await gameExitsOf(store).flush();
  });
}

/** Matches any non-empty list. The full parser comes with the code that exits games. */
const anyOpenGame: RecordType<unknown> = {
  key: databaseKeys.openGames,
  version: OPEN_GAMES_VERSION,
  parse: (value) => (Array.isArray(value) && value.length > 0 ? value : null),
};
