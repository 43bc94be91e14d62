import { askWorker } from './ask-worker.ts';
import { iconSync } from './icon-sync.ts';
import { workerUrl } from './trusted-types.ts';

/** How often a waiting version is asked to take over, and how long between, in ms. */
const MOST_ASKED = 10;
const ASK_AGAIN_MS = 1_000;

/** After so long, in ms, the old worker has heard what a return to the page makes others say to it. */
const REST_TAKES_MS = 400;

/** A worker that the browser has accepted, through every version of it. */
export interface RegisteredWorker {
  /** A newer version than the running one is installed and waits. */
  readonly isUpdateWaiting: () => boolean;
  /** A version is being fetched and installed now. */
  readonly isInstalling: () => boolean;
  /** Calls back for every version that gets installed, whichever tab it was that asked for it. */
  readonly onInstalled: (work: () => void) => void;
  readonly update: () => Promise<unknown>;
  /** Lets the waiting version take over, as soon as the running one has nothing to do. */
  readonly skipWaiting: () => Promise<void>;
}

/**
 * The player wants the version that waits, and the browser holds it back: Chromium for up to five
 * minutes while the old worker has something under way. The page goes to the platform without a worker,
 * and registers the new one. Not without a network, and not where notifications would end with it.
 */
async function registerAnew(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    const subscription = await registration.pushManager?.getSubscription();
    if (subscription !== undefined && subscription !== null) return;
    const { ok } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' });
    if (ok && registration.waiting !== null && (await registration.unregister())) location.reload();
  } catch {
    // It comes with the next start.
  }
}

/**
 * Registers `/sw.js`. The registration is watched directly: Workbox's own events miss a version that
 * was already on its way when `register` answered, and every version after the second.
 * @throws whatever the browser has against it
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
      // A message that reaches the old worker together with the change would hold it up for minutes.
      iconSync.end();
      // The browser lets the new worker wait for as long as the old one has work to do.
      await askWorker(registration.active, { type: 'icons/rest' });
      setTimeout(() => workbox.messageSkipWaiting(), REST_TAKES_MS);
      // An old worker that was at work in that moment may be forgotten by the browser: ask again.
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
