/** The icon cache as the worker uses it. */
import type { IconProgress, IconSyncRequest } from '#shared/worker/messages-contract.ts';
import type { Outcome } from './fetch-with-tries.ts';

/** The icons stored on this device. One object per worker owns them all. */
export interface IconCache {
  /** Loads the icons of a list; resolves when nothing more will happen for it. */
  readonly sync: (request: IconSyncRequest) => Promise<void>;
  /**
   * An icon for the screen: from the cache, or fetched and stored.
   * @param isBroken the page received it and cannot show it: it is fetched again, once
   */
  readonly show: (
    url: string,
    isBroken?: boolean,
  ) => Promise<Outcome | { kind: 'cached'; response: Response }>;
  /** The player is using a page: what is fetched ahead waits a moment. */
  readonly noteUse: () => void;
  /** Resolves when other files may be fetched ahead, or when they are no longer wanted. */
  readonly untilFree: (isStopped: () => boolean) => Promise<void>;
  readonly progress: () => Promise<IconProgress>;
  /** Removes every icon, until a forced `sync`. */
  readonly free: () => Promise<void>;
  /** Ends the sync for this worker's lifetime: a newer worker waits for that and continues. */
  readonly shutDown: () => Promise<void>;
  /** Something more important ran out of space: removes half of the icons. */
  readonly yieldSpace: () => Promise<void>;
}
