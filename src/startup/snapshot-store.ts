/** Has the worker launch the app with the lobby's snapshot. */
import type { LobbySnapshot } from '#shared/snapshot/document.ts';
import type { PageMessage } from '#shared/worker/messages-contract.ts';
import { askWorker } from '#browser/worker/ask-worker.ts';
import { showsAvif } from '#browser/page/avif.ts';
import { forgetSnapshot } from '#browser/storage/forget-snapshot.ts';
import { workers } from '#browser/worker/worker-presence.ts';

/**
 * What Chromium sends for a picture: a server that chooses the type by it answers with the picture that the page
 * has, from the browser's cache.
 */
const AS_PICTURE = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };

/**
 * Stores the snapshot for the next launch, and refetches its banner, which may have loaded before the worker.
 */
export async function storeSnapshot(snapshot: LobbySnapshot): Promise<void> {
  await sendToWorker({ type: 'snapshot/store', view: snapshot });
  if (snapshot.banner === null) return;
  try {
    const picture = await fetch(snapshot.banner, {
      mode: 'cors',
      credentials: 'same-origin',
      ...(showsAvif() && { headers: AS_PICTURE }),
    });
    // An unread body would hold its connection.
    await picture.arrayBuffer();
  } catch {
    // Offline: the next launch fetches it.
  }
}

/** The snapshot may show which games a player has played. @returns false when it may still be there */
export async function removeSnapshot(): Promise<boolean> {
  try {
    const registration = await workers()?.getRegistration();
    await askWorker(registration?.active ?? null, { type: 'snapshot/remove' });
  } catch {
    // A browser that hides its workers has stored nothing.
  }
  return forgetSnapshot();
}

/** Uses the registration's worker: after a hard reload it does not control the page. */
async function sendToWorker(message: PageMessage): Promise<void> {
  try {
    const registration = await workers()?.getRegistration();
    registration?.active?.postMessage(message);
  } catch {
    // A browser that hides its workers has stored nothing.
  }
}
