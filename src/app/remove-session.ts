import { databaseKeys } from '#config/storage-keys.ts';
import { removeRecords } from '#browser/storage/database.ts';
import { tokenVault } from '#browser/storage/token-vault.ts';
import { clearStoredPlayer } from '#state/session/stored-player.ts';
import {
  noteEndFinished,
  noteUnfinishedEnd,
  type RemovingEnd,
} from '#state/money-call/unfinished-end.ts';
import { removeSnapshot } from '#startup/snapshot-store.ts';

/**
 * Removes a session's data from every store of the device; what refuses is removed at the next start. Resolves
 * when its records are gone; the worker removes the snapshot meanwhile.
 */
export async function removeSession(end: RemovingEnd): Promise<void> {
  const noted = noteUnfinishedEnd(end, Date.now());
  const isTokenGone = tokenVault.clear();
  await noted;
  const snapshot = removeSnapshot();
  const removed = await Promise.all([
    clearStoredPlayer(),
    // After an expiry the open orders and likes stay: the same player may return.
    end !== 'logged-out' || removeRecords([databaseKeys.moneyOrders, databaseKeys.likeOutbox]),
  ]);
  void snapshot.then((isGone) => {
    const isAllGone = isGone && isTokenGone && removed.every(Boolean);
    return isAllGone ? noteEndFinished() : undefined;
  });
}
