/** The page's side of the icon sync: asks the worker, and asks again when it hears nothing. */
import {
  isIconProgress,
  type IconPolicy,
  type IconProgress,
  type IconSyncRequest,
  type PageMessage,
} from '#contract/worker-messages.ts';
import { workers } from './worker-presence.ts';

/** A running sync tells of itself several times a second: this long without a word, it was killed. */
const SILENT_AFTER_MS = 5_000;
/** A sync without a network is tried again so much later. */
const STALLED_FOR_MS = 30_000;
const LOOK_EVERY_MS = 2_500;

/** What the client needs of a browser. */
export interface IconSyncHost {
  /** Sends to the worker in charge; false when there is none. */
  readonly post: (message: PageMessage) => boolean;
  readonly onMessage: (listen: (data: unknown) => void) => void;
  readonly isOnline: () => boolean;
  readonly now: () => number;
  /** Calls again and again; returns how to end it. */
  readonly every: (ms: number, work: () => void) => () => void;
}

/** What the app requests; the player's own request for everything is the client's. */
export type IconRequest = Omit<IconSyncRequest, 'isForced'>;

export interface IconSync {
  /** Has the icons of a list ready. The same request again costs nothing. */
  readonly want: (request: IconRequest) => void;
  /** Fetches everything for offline use, whatever the connection: the player asked. */
  readonly fetchAll: () => void;
  /** Gives the space of all icons back. */
  readonly free: () => void;
  /** Asks the worker how far it is. */
  readonly look: () => void;
  /** Says nothing more to the worker: another one takes over. */
  readonly end: () => void;
  /** How far the icons are; null before a worker has told. */
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

  function send(): void {
    if (request === undefined || isEnded) return;
    const policy = isForced ? 'all' : request.policy;
    heardAt = host.now();
    isOpen = host.post({ type: 'icons/sync', request: { ...request, policy, isForced } });
    if (isOpen) endWatch ??= host.every(LOOK_EVERY_MS, watch);
  }

  /** The browser ends a worker when it likes: the page keeps the sync going. */
  function watch(): void {
    const silence = host.now() - heardAt;
    const limit = progress?.state === 'stalled' ? STALLED_FOR_MS : SILENT_AFTER_MS;
    if (silence < 0) heardAt = host.now();
    if (isOpen && silence >= limit && host.isOnline()) send();
    if (isOpen) return;
    endWatch?.();
    endWatch = undefined;
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
      host.post({ type: 'icons/free' });
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

/** The order of the icons may differ: that alone is no reason to begin anew. */
function isSameRequest(one: IconRequest, other: IconRequest): boolean {
  const setOf = ({ icons }: IconRequest) => [icons.length, icons[0]?.split('/icon/')[0]].join();
  return (
    one.gameListVersion === other.gameListVersion &&
    one.shownVersion === other.shownVersion &&
    one.policy === other.policy &&
    setOf(one) === setOf(other)
  );
}

/** The connection as Chromium tells it; others say nothing and count as good. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const SLOW: ReadonlySet<string | undefined> = new Set(['slow-2g', '2g']);

/** Little is fetched ahead while data is to be saved, the connection is slow or nobody looks. */
export function iconPolicy(): IconPolicy {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const isSparing = connection?.saveData === true || SLOW.has(connection?.effectiveType);
  return isSparing || document.visibilityState === 'hidden' ? 'lean' : 'all';
}

/** The client of the browser that the app runs in. */
export const iconSync = createIconSync({
  post(message) {
    const worker = workers()?.controller ?? null;
    worker?.postMessage(message, []);
    return worker !== null;
  },
  onMessage: (listen) =>
    workers()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => listen(data)),
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  every(ms, work) {
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  },
});
