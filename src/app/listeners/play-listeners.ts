/** Games that an earlier page could not leave on the platform are left when the player is known. */
import type { AppListeners, AppStore } from '#app/store.ts';
import { databaseKeys, OPEN_GAMES_VERSION } from '#config/storage-keys.ts';
import { readRecord, type RecordType } from '#browser/database.ts';
import { onPlayer } from './on-player.ts';

export function addPlayListeners(listeners: AppListeners, store: AppStore): void {
  onPlayer(listeners, store, async () => {
    // The code comes only when there is something to leave.
    if ((await readRecord(anyOpenGame)) === null) return;
    const { gameExitsOf } = await import('#session/play-exits.ts');
    await gameExitsOf(store).flush();
  });
}

/** An empty list is as good as none. Its reader in full comes with the code that leaves games. */
const anyOpenGame: RecordType<unknown> = {
  key: databaseKeys.openGames,
  version: OPEN_GAMES_VERSION,
  parse: (value) => (Array.isArray(value) && value.length > 0 ? value : null),
};
