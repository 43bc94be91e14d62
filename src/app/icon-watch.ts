/** The part of the icon sync that every launch needs; the rest loads when idle. */
import { listsGated, nextListWelcome } from '#state/catalogue/catalogue-slice.ts';
import { whenIdle } from '#browser/page/idle.ts';
import { watchFirstPress, watchVisibility } from '#browser/page/page.ts';
import { isWorkerInCharge, whenWorkerInCharge } from '#browser/worker/worker-presence.ts';
import type { AppStore } from './store.ts';

/** Call it before the lobby is requested: under a controlling worker, a new list waits for its icons. */
export function watchIcons(store: AppStore): void {
  watchFirstPress();
  if (isWorkerInCharge()) store.dispatch(listsGated(true));
  whenWorkerInCharge(() => whenIdle(() => void follow(store)));
  watchVisibility((isVisible) => {
    if (isVisible) store.dispatch(nextListWelcome(Date.now()));
  });
}

async function follow(store: AppStore): Promise<void> {
  try {
    const { followIcons } = await import('./later/icon-generations.ts');
    followIcons(store);
  } catch {
    // Without this code nothing reports when icons are ready: show lists as they come.
    store.dispatch(listsGated(false));
  }
}
