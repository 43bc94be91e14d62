/** The page's side of the icon sync: sends requests to the worker and repeats them when it is silent. */
import {
  isIconProgress,
  type IconPolicy,
  type IconProgress,
  type IconSyncRequest,
  type PageMessage,
} from '#shared/worker/messages-contract.ts';
import { isSparing, type Connection } from '#shared/worker/background-work.ts';
import { isStandalone } from '#browser/page/page.ts';
import { askWorker } from './ask-worker.ts';
import { touchReports } from './touch-reports.ts';
import { workers } from './worker-presence.ts';

/** A running sync reports several times a second: silent for this long, it was killed. */
const SILENT_AFTER_MS = 5_000;
/** Delay before a sync that had no network is retried, in ms. */
const STALLED_FOR_MS = 30_000;
const LOOK_EVERY_MS = 2_500;
/** Longest wait until thousands of icons are removed, in ms. */
const REMOVAL_TAKES_MS = 30_000;

/** The browser functions that the client uses. */
export interface IconSyncHost {
  /** Sends to the controller; false when there is none. */
  readonly post: (message: PageMessage) => boolean;
  /** Sends to the controller; resolves when it has done the work. */
  readonly ask: (message: PageMessage) => Promise<void>;
  readonly onMessage: (listen: (data: unknown) => void) => void;
  /** Reports touches to the worker until the returned function is called. */
  readonly reportTouches: () => () => void;
  readonly isOnline: () => boolean;
  readonly now: () => number;
  /** Calls repeatedly; returns the function that stops it. */
  readonly every: (ms: number, work: () => void) => () => void;
}

/** The app's request; the client itself sets `isForced` when the player asks for everything. */
export type IconRequest = Omit<IconSyncRequest, 'isForced'>;

export interface IconSync {
  /** Loads the icons of a list. Repeating the same request costs nothing. */
  readonly want: (request: IconRequest) => void;
  /** Fetches everything for offline use, on any connection: the player asked for it. */
  readonly fetchAll: () => void;
  /** Removes all icons to free their space; resolves when they are gone. */
  readonly free: () => Promise<void>;
  /** Asks the worker for its progress. */
  readonly look: () => void;
  /** Stops messaging the worker: another one takes over. */
  readonly end: () => void;
  /** Progress of the icons; null before a worker has reported. */
  readonly progress: () => IconProgress | null;
  readonly subscribe: (listen: () => void) => () => void;
}

export function createIconSync(host: IconSyncHost): IconSync {
  const listeners = new Set<() => void>();
  let request: IconRequest | undefined;
  let isForced = false;
  let progress: IconProgress | null = null;
  let heardAt = 0;
  let isOpen = false;
  let isEnded = false;
  let endWatch: (() => void) | undefined;
  let endReports: (() => void) | undefined;

  function send(): void {
    if (request === undefined || isEnded) return;
    const policy = isForced ? 'all' : request.policy;
    heardAt = host.now();
    const aheadBytes = isForced ? null : (request.aheadBytes ?? null);
    const sent = { ...request, policy, aheadBytes, isForced };
    isOpen = host.post({ type: 'icons/sync', request: sent });
    if (!isOpen) return;
    endWatch ??= host.every(LOOK_EVERY_MS, watch);
    endReports ??= host.reportTouches();
  }

  /** The browser may end a worker at any time: the page restarts the sync. */
  function watch(): void {
    const silence = host.now() - heardAt;
    const limit = progress?.state === 'stalled' ? STALLED_FOR_MS : SILENT_AFTER_MS;
    if (silence < 0) heardAt = host.now();
    if (isOpen && silence >= limit && host.isOnline()) send();
    if (isOpen) return;
    endWatch?.();
    endReports?.();
    endWatch = undefined;
    endReports = undefined;
  }

  host.onMessage((data) => {
    if (!isIconProgress(data)) return;
    progress = data.progress;
    heardAt = host.now();
    isOpen &&=
      progress.state === 'running' || progress.state === 'stalled' || progress.state === 'waiting';
    for (const listen of listeners) listen();
  });

  return {
    want(next) {
      const isSame = request !== undefined && isSameRequest(request, next);
      request = next;
      if (!isSame || progress?.state === 'stalled') send();
    },
    fetchAll() {
      isForced = true;
      send();
    },
    free() {
      isForced = false;
      return host.ask({ type: 'icons/free' });
    },
    look: () => void host.post({ type: 'icons/status' }),
    end() {
      isEnded = true;
      isOpen = false;
    },
    progress: () => progress,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

/** A different order of the icons alone is no reason to restart. */
function isSameRequest(one: IconRequest, other: IconRequest): boolean {
  const setOf = ({ icons }: IconRequest) => [icons.length, icons[0]?.split('/icon/')[0]].join();
  return (
    one.gameListVersion === other.gameListVersion &&
    one.shownVersion === other.shownVersion &&
    one.policy === other.policy &&
    (one.aheadBytes ?? null) === (other.aheadBytes ?? null) &&
    setOf(one) === setOf(other)
  );
}

const connectionOf = () =>
  (navigator as Navigator & { connection?: Connection & EventTarget }).connection;

/**
 * Fetches nothing ahead in data-saver mode, on a slow connection or in a hidden page; in a tab on mobile data
 * only so much.
 * @param budget in bytes
 */
export function iconLimits(budget: number): Pick<IconRequest, 'policy' | 'aheadBytes'> {
  const connection = connectionOf();
  const policy: IconPolicy =
    isSparing(connection) || document.visibilityState === 'hidden' ? 'lean' : 'all';
  const isMetered = connection?.type === 'cellular' && !isStandalone();
  return { policy, aheadBytes: isMetered ? budget : null };
}

/** Calls back when the phone changes between mobile data and Wi-Fi. */
export const watchNetwork = (onChange: () => void): void =>
  connectionOf()?.addEventListener('change', onChange);

/** The client for the real browser. */
export const iconSync = createIconSync({
  post(message) {
    const worker = workers()?.controller ?? null;
    worker?.postMessage(message, []);
    return worker !== null;
  },
  ask: (message) => askWorker(workers()?.controller ?? null, message, REMOVAL_TAKES_MS),
  onMessage: (listen) =>
    workers()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => listen(data)),
  reportTouches: () => touchReports.start(),
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  every(ms, work) {
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  },
});
