/** Messages between a page and its service worker. */

/** `all`: every icon; `lean`: the visible ones, and new pictures of games that have a stored one. */
export type IconPolicy = 'all' | 'lean';

/** Target of the worker's reports: it knows neither the server's URL nor the base fields. */
export interface ReportAddress {
  readonly url: string;
  readonly base: Readonly<Record<string, string>>;
}

/** A page's request to load the icons of this list. It may be sent again at any time. */
export interface IconSyncRequest {
  readonly gameListVersion: string;
  /**
   * When the server sent the list, epoch ms by its own clock: a newer one wins. Null where it does not say,
   * and from pages of an earlier release.
   */
  readonly sentAt: number | null;
  /** Version of the list on the page's screen; its icons are not removed. */
  readonly shownVersion: string;
  /** Absolute URLs, most important first. */
  readonly icons: readonly string[];
  /** How many of the first are on the screen. */
  readonly visible: number;
  readonly policy: IconPolicy;
  /**
   * Icons fetched ahead end at this many stored bytes: mobile data costs money. Null without a limit; absent in
   * pages of an earlier release.
   */
  readonly aheadBytes?: number | null;
  /** The player asked for it: retries a list that stopped for lack of space. */
  readonly isForced: boolean;
  readonly report: ReportAddress | null;
}

export type PageMessage =
  /**
   * The lobby is ready: cache the code of the screens that open offline. Answered on the message's port, where
   * it has one, when they are cached. `isForced`: the player asked for it, so that touches do not delay it.
   */
  | { readonly type: 'screens/cache'; readonly isForced?: boolean }
  /** The lobby has changed: launch with this from now on; a `LobbySnapshot`, which the worker checks. */
  | { readonly type: 'snapshot/store'; readonly view: unknown }
  /** Remove the stored snapshot: it may show another player's games. */
  | { readonly type: 'snapshot/remove' }
  | { readonly type: 'icons/sync'; readonly request: IconSyncRequest }
  | { readonly type: 'icons/status' }
  /** The player touches or scrolls the page, or presses a key: what is fetched ahead waits a moment. */
  | { readonly type: 'page/used' }
  /** Answered on the message's port, where it has one, when all icons are removed. */
  | { readonly type: 'icons/free' }
  /**
   * A newer worker is about to take over, which it cannot while this one is busy. Answered on the message's
   * port when the work has ended.
   */
  | { readonly type: 'icons/pause' }
  /**
   * The operator has disabled the worker: it serves this page until it closes, but caches nothing more.
   * Answered on the message's port when all of the app's caches are removed.
   */
  | { readonly type: 'worker/end' };

/**
 * `waiting`: no request to this worker yet; `running`; `ready`: the generation is active; `failed`: too many
 * icons failed, the old generation stays; `stalled`: no network, or too few icons requested under the policy;
 * `freed`: the player freed the space.
 */
export type IconState = 'waiting' | 'running' | 'ready' | 'failed' | 'stalled' | 'freed';

export interface IconProgress {
  readonly gameListVersion: string;
  readonly state: IconState;
  /** Icons of the list that are stored. */
  readonly done: number;
  readonly total: number;
  /** Their size, in bytes. */
  readonly bytes: number;
  /** Icons that the server does not have. */
  readonly missing: number;
  /** Some are missing: for lack of space, or because the policy requested fewer. */
  readonly isPartial: boolean;
}

export interface WorkerMessage {
  readonly type: 'icons/progress';
  readonly progress: IconProgress;
}

const PAGE_TYPES: ReadonlySet<unknown> = new Set<PageMessage['type']>([
  'screens/cache',
  'snapshot/store',
  'snapshot/remove',
  'icons/sync',
  'icons/status',
  'page/used',
  'icons/free',
  'icons/pause',
  'worker/end',
]);

/** Pages and worker share an origin, but not always a version: the shape is checked. */
export function isPageMessage(data: unknown): data is PageMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  if (!PAGE_TYPES.has(data.type)) return false;
  if (data.type === 'snapshot/store') return 'view' in data;
  return data.type !== 'icons/sync' || ('request' in data && isSyncRequest(data.request));
}

function isSyncRequest(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { gameListVersion, icons, policy } = value as Partial<IconSyncRequest>;
  return (
    typeof gameListVersion === 'string' &&
    Array.isArray(icons) &&
    (policy === 'all' || policy === 'lean')
  );
}

/** Matches the worker's progress messages. */
export function isIconProgress(data: unknown): data is WorkerMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'icons/progress' &&
    'progress' in data &&
    typeof data.progress === 'object'
  );
}
