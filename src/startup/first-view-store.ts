/** Has the worker open the app with the lobby's first view. */
import type { FirstView } from '#contract/first-view/document.ts';
import type { PageMessage } from '#contract/worker-messages.ts';
import { workers } from '#browser/worker-presence.ts';

/** Keeps the view for the next opening, and its banner, which may have come before there was a worker. */
export async function storeFirstView(view: FirstView): Promise<void> {
  await tellWorker({ type: 'first-view/keep', view });
  if (view.banner === null) return;
  try {
    const picture = await fetch(view.banner, { mode: 'cors', credentials: 'same-origin' });
    // What is not read to its end holds its connection.
    await picture.arrayBuffer();
  } catch {
    // No network: the next opening fetches it.
  }
}

/** Forgets the view: it may show what a player has played. */
export const dropFirstView = (): Promise<void> => tellWorker({ type: 'first-view/drop' });

/** A page that was reloaded past the worker has one too, though it is not in charge. */
async function tellWorker(message: PageMessage): Promise<void> {
  try {
    const registration = await workers()?.getRegistration();
    registration?.active?.postMessage(message);
  } catch {
    // A browser that hides its workers has kept nothing.
  }
}
