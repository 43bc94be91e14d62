/** What the worker asks of the icons. */
import type { IconProgress, IconSyncRequest } from '#contract/worker-messages.ts';
import type { Outcome } from './fetch-with-tries.ts';

/** The icons of this phone. One object in each worker owns them all. */
export interface IconCache {
  /** Has the icons of a list ready; resolves when nothing more will happen for it. */
  readonly sync: (request: IconSyncRequest) => Promise<void>;
  /**
   * An icon for the screen: from the phone, or fetched and stored.
   * @param isBroken the page has got it and cannot show it: it is fetched again, once
   */
  readonly show: (
    url: string,
    isBroken?: boolean,
  ) => Promise<Outcome | { kind: 'cached'; response: Response }>;
  readonly progress: () => Promise<IconProgress>;
  /** Takes every icon away, until `sync` is forced. */
  readonly free: () => Promise<void>;
  /** Ends the sync for this worker's life: a newer worker waits for that and continues. */
  readonly shutDown: () => Promise<void>;
  /** Something that matters more had no space: half of the icons go. */
  readonly yieldSpace: () => Promise<void>;
}
