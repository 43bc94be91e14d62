import { whenIdle } from '#browser/page/idle.ts';
import type { RegisteredWorker } from './later/registered-worker.ts';
import { watchReturn } from '#browser/page/page-events.ts';

/** Minimum interval between update checks: ten minutes. */
const CHECK_EVERY_MS = 600_000;

/** Longest wait of a reload for the newest version. */
const RENEW_PATIENCE_MS = 8_000;

export interface WorkerEvents {
  /** A new version is installed and waits for `applyUpdate`. */
  readonly onUpdateWaiting?: () => void;
  /** Another tab let a new version take over: `applyUpdate` reloads this page into it. */
  readonly onReplaced?: () => void;
  /** The worker controls this page: from now on it opens offline. */
  readonly onControlled?: () => void;
}

/** The browser functions that the client uses. */
export interface WorkerHost {
  /** False where workers are missing or forbidden, and in development. */
  readonly isSupported: () => boolean;
  readonly isControlled: () => boolean;
  readonly onControllerChange: (work: () => void) => void;
  /** Checks the operator's kill switch; on false, the worker is already removed. */
  readonly isAllowed: () => Promise<boolean>;
  readonly register: () => Promise<RegisteredWorker>;
  /** Runs the work once the page has painted and is idle. */
  readonly whenIdle: (work: () => void) => void;
  /** Runs the work whenever the player returns to the page. */
  readonly onReturn: (work: () => void) => void;
  readonly after: (ms: number, work: () => void) => void;
  readonly reload: () => void;
  readonly now: () => number;
}

/** The app's side of its service worker. No method rejects: a page works without a worker too. */
export interface WorkerClient {
  /** Registers the worker when the page is idle, and reports its events. Call it once. */
  readonly watchWorker: (events: WorkerEvents) => void;
  /** Lets the waiting version take over, then reloads this page, once. */
  readonly applyUpdate: () => void;
  /** Reloads into the newest version available within eight seconds. */
  readonly renew: () => Promise<void>;
}

/** Creates the client for a browser or a test double. */
export function createWorkerClient(host: WorkerHost): WorkerClient {
  let worker: RegisteredWorker | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let wasControlled = false;
  let isReplaced = false;
  let isApplying = false;
  let isReloading = false;

  function reload(): void {
    if (isReloading) return;
    isReloading = true;
    host.reload();
  }

  async function start(events: WorkerEvents): Promise<void> {
    try {
      checkedAt = host.now();
      if (!(await host.isAllowed())) return;
      const registered = await host.register();
      worker = registered;
      const notify = () => {
        if (registered.isUpdateWaiting()) events.onUpdateWaiting?.();
      };
      registered.onInstalled(notify);
      notify();
    } catch {
      // Storage blocked, a broken worker file, no network: the app runs without a worker.
    }
  }

  function followController(events: WorkerEvents): void {
    wasControlled = host.isControlled();
    if (wasControlled) events.onControlled?.();
    host.onControllerChange(() => {
      // A worker that vanished (site data cleared, kill switch) is no reason to reload.
      if (!host.isControlled()) return;
      events.onControlled?.();
      if (isApplying) reload();
      else if (wasControlled) {
        isReplaced = true;
        events.onReplaced?.();
      }
      // The first worker claims the page that registered it: both are of the same version.
      wasControlled = true;
    });
  }

  /** Finds the worker behind this page, even before the idle registration. */
  async function findWorker(): Promise<RegisteredWorker | undefined> {
    if (worker !== undefined) return worker;
    if (!host.isSupported() || !host.isControlled()) return undefined;
    try {
      return (await host.isAllowed()) ? await host.register() : undefined;
    } catch {
      return undefined;
    }
  }

  async function checkForUpdate(): Promise<void> {
    const elapsed = host.now() - checkedAt;
    // A clock that was set back must not suspend the checks for as long as it was wrong.
    if (worker === undefined || (elapsed >= 0 && elapsed < CHECK_EVERY_MS)) return;
    checkedAt = host.now();
    if (!(await host.isAllowed().catch(() => true))) {
      worker = undefined;
      return;
    }
    // Offline there is nothing to check.
    await worker.update().catch(() => undefined);
  }

  return {
    watchWorker(events) {
      if (!host.isSupported()) return;
      followController(events);
      host.whenIdle(() => void start(events));
      host.onReturn(() => void checkForUpdate());
    },
    applyUpdate() {
      if (isReplaced) reload();
      if (worker === undefined || isApplying) return;
      isApplying = true;
      void worker.skipWaiting();
    },
    async renew() {
      if (isApplying || isReloading) return;
      isApplying = true;
      const registered = isReplaced ? undefined : await findWorker();
      if (registered === undefined) return reload();
      // The page reloads whether or not the new version is ready.
      host.after(RENEW_PATIENCE_MS, reload);
      registered.onInstalled(() => void registered.skipWaiting());
      await registered.update().catch(() => undefined);
      if (registered.isUpdateWaiting()) void registered.skipWaiting();
      else if (!registered.isInstalling()) reload();
    },
  };
}

function isSupported(): boolean {
  try {
    // In private windows and cross-origin frames the mere access may throw.
    return import.meta.env.PROD && typeof navigator.serviceWorker?.register === 'function';
  } catch {
    return false;
  }
}

/** The client for the real browser. */
export const { watchWorker, applyUpdate, renew } = createWorkerClient({
  isSupported,
  isControlled: () => navigator.serviceWorker.controller !== null,
  onControllerChange: (work) => navigator.serviceWorker.addEventListener('controllerchange', work),
  // Not needed for the first paint.
  isAllowed: async () => (await import('./later/worker-control.ts')).isWorkerAllowed(),
  register: async () => (await import('./later/registered-worker.ts')).registerWorker(),
  whenIdle,
  onReturn: watchReturn,
  after: (ms, work) => setTimeout(work, ms),
  reload: () => window.location.reload(),
  now: () => Date.now(),
});
