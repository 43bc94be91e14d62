import { askWorker } from '#browser/worker/ask-worker.ts';
import { iconSync } from '#browser/worker/icon-sync.ts';
import { workerUrl } from '#browser/page/trusted-types.ts';

/** How often a waiting version is asked to take over, and the interval, in ms. */
const MOST_ASKED = 10;
const ASK_AGAIN_MS = 1_000;

/** Delay for messages that other code sends to the old worker on a return to the page, in ms. */
const REST_TAKES_MS = 400;

/** A registered worker, across all its versions. */
export interface RegisteredWorker {
  /** A newer version than the running one is installed and waits. */
  readonly isUpdateWaiting: () => boolean;
  /** A version is being fetched and installed now. */
  readonly isInstalling: () => boolean;
  /** Calls back for every version that gets installed, whichever tab requested it. */
  readonly onInstalled: (work: () => void) => void;
  readonly update: () => Promise<unknown>;
  /** Lets the waiting version take over once the running one is idle. */
  readonly skipWaiting: () => Promise<void>;
}

/**
 * Takes the waiting version that the player requested but the browser delays: Chromium waits up to five
 * minutes while the old worker is busy. Unregisters and reloads from the server, and the page registers the
 * new one. Not offline, and not where that would end the push subscription.
 */
async function registerAnew(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    const subscription = await registration.pushManager?.getSubscription();
    if (subscription !== undefined && subscription !== null) return;
    const { ok } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' });
    if (ok && registration.waiting !== null && (await registration.unregister())) location.reload();
  } catch {
    // The update comes with the next start.
  }
}

/**
 * Registers `/sw.js`. Watches the registration directly: Workbox's own events miss a version that was already
 * installing when `register` resolved, and every version after the second.
 * @throws the browser's error when it refuses
 */
export async function registerWorker(): Promise<RegisteredWorker> {
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(workerUrl());
  const registration = await workbox.register({ immediate: true });
  if (registration === undefined) throw new Error('no registration');
  const works: (() => void)[] = [];
  const follow = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') works.forEach((work) => work());
    });
  };
  registration.addEventListener('updatefound', follow);
  follow();
  return {
    isUpdateWaiting: () => registration.waiting !== null && registration.active !== null,
    isInstalling: () => registration.installing !== null,
    onInstalled: (work) => works.push(work),
    update: () => registration.update(),
    skipWaiting: async () => {
      // A message that reaches the old worker during the change would delay it for minutes.
      iconSync.end();
      // The browser makes the new worker wait while the old one is busy.
      await askWorker(registration.active, { type: 'icons/pause' });
      setTimeout(() => workbox.messageSkipWaiting(), REST_TAKES_MS);
      // Browsers may drop the request if the old worker was busy at that moment: ask again.
      let asked = 1;
      const timer = setInterval(() => {
        asked += 1;
        if (registration.waiting === null || asked > MOST_ASKED) clearInterval(timer);
        else workbox.messageSkipWaiting();
        if (asked > MOST_ASKED) void registerAnew(registration);
      }, ASK_AGAIN_MS);
    },
  };
}
