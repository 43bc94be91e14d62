/** What the sync needs of a browser; a test gives its own. */

/** How one request for an icon ended. `refused` carries an HTTP status that is no success. */
export type Fetched =
  | { readonly kind: 'icon'; readonly icon: Blob }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreachable' };

/** Asks once for an icon; `isFresh` goes past the browser's own cache. Never rejects. */
export type FetchIcon = (url: string, isFresh: boolean) => Promise<Fetched>;

/** The phone had no space for it. */
export class NoSpace extends Error {
  override name = 'NoSpace';
}

/** Writes what a full phone can do without. */
export async function unlessFull(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof NoSpace)) throw error;
  }
}

/** Stores icons and the metadata about them. Any call may be the last one of this worker. */
export interface IconStorage {
  /** The icon, if it is stored and intact. */
  read(url: string): Promise<Response | undefined>;
  /** Every stored icon with its bytes. */
  sizes(): Promise<Map<string, number>>;
  /** @throws NoSpace */
  put(url: string, icon: Blob): Promise<void>;
  remove(urls: readonly string[]): Promise<void>;
  /** Lets the next worker know the sizes without reading every icon. */
  saveSizes(sizes: ReadonlyMap<string, number>): Promise<void>;
  metadataNames(): Promise<readonly string[]>;
  readMetadata(name: string): Promise<unknown>;
  /** One step: what is read is the old or the new. */
  writeMetadata(name: string, value: unknown): Promise<void>;
  removeMetadata(name: string): Promise<void>;
}

export interface SyncPorts {
  readonly storage: IconStorage;
  readonly fetchIcon: FetchIcon;
  /** Bytes that are free on the phone for this site; null when it does not say. */
  readonly freeSpace: () => Promise<number | null>;
  readonly isOnline: () => boolean;
  /** Epoch ms. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** 0 to 1. */
  readonly random: () => number;
}
