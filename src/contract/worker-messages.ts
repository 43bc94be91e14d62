/** What a page and its service worker say to each other. */

/** `all`: every icon; `lean`: the visible ones and those that changed among the owned. */
export type IconPolicy = 'all' | 'lean';

/** Where the worker's reports go: it knows neither the platform's address nor the base fields. */
export interface ReportAddress {
  readonly url: string;
  readonly base: Readonly<Record<string, string>>;
}

/** A page's request: have the icons of this list ready. It may be sent again at any time. */
export interface IconSyncRequest {
  readonly gameListVersion: string;
  /**
   * When the platform told the list, epoch ms by its own clock: a newer one wins. Null where it does
   * not say, and from pages of an earlier release.
   */
  readonly toldAt: number | null;
  /** Version of the list on the page's screen; its icons are kept. */
  readonly shownVersion: string;
  /** Absolute addresses, the ones that matter first. */
  readonly icons: readonly string[];
  /** How many of the first are on the screen. */
  readonly visible: number;
  readonly policy: IconPolicy;
  /** The player asked for it: what was given up for want of space is tried again. */
  readonly isForced: boolean;
  readonly report: ReportAddress | null;
}

export type PageMessage =
  /** The lobby stands: cache the code of the screens that open without a network. */
  | { readonly type: 'screens/cache' }
  /** The lobby has changed: launch with this from now on; a `LobbySnapshot`, which the worker checks. */
  | { readonly type: 'first-view/keep'; readonly view: unknown }
  /** Forget the kept view: it may show what another player has played. */
  | { readonly type: 'first-view/drop' }
  | { readonly type: 'icons/sync'; readonly request: IconSyncRequest }
  | { readonly type: 'icons/status' }
  | { readonly type: 'icons/free' }
  /**
   * A newer worker is about to take over: it cannot while this one is at work. Answered on the
   * message's port when the work has ended.
   */
  | { readonly type: 'icons/rest' }
  /**
   * The operator has disabled the worker: it serves this page to its end, but keeps nothing more.
   * Answered on the message's port when all of the app's caches are gone.
   */
  | { readonly type: 'worker/end' };

/**
 * `waiting`: nothing was asked of this worker yet; `running`; `ready`: the generation is active;
 * `failed`: too many icons failed, the old generation stays; `stalled`: no network, or too little
 * asked for under the policy; `freed`: the player took the space back.
 */
export type IconState = 'waiting' | 'running' | 'ready' | 'failed' | 'stalled' | 'freed';

export interface IconProgress {
  readonly gameListVersion: string;
  readonly state: IconState;
  /** Icons of the list that are on the phone. */
  readonly done: number;
  readonly total: number;
  /** What those weigh, in bytes. */
  readonly bytes: number;
  /** Icons that the platform does not have. */
  readonly missing: number;
  /** Not all are there: for want of space, or because the policy asked for fewer. */
  readonly isPartial: boolean;
}

export interface WorkerMessage {
  readonly type: 'icons/progress';
  readonly progress: IconProgress;
}

const PAGE_TYPES: ReadonlySet<unknown> = new Set<PageMessage['type']>([
  'screens/cache',
  'first-view/keep',
  'first-view/drop',
  'icons/sync',
  'icons/status',
  'icons/free',
  'icons/rest',
  'worker/end',
]);

/** Pages and worker are of one origin, but not always of one version: the shape is looked at. */
export function isPageMessage(data: unknown): data is PageMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  if (!PAGE_TYPES.has(data.type)) return false;
  if (data.type === 'first-view/keep') return 'view' in data;
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

/** Whether a message of the worker tells of icons. */
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
