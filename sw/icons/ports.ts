/** The browser functions that the sync needs; tests pass their own. */

/** Result of one icon request. `refused` carries an HTTP status other than success. */
export type Fetched =
  | { readonly kind: 'icon'; readonly icon: Blob }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreachable' };

/**
 * Requests an icon once; `isFresh` bypasses the browser's cache, `isAhead` lets other requests go first. Never
 * rejects.
 */
export type FetchIcon = (
  url: string,
  how: { readonly isFresh: boolean; readonly isAhead: boolean },
) => Promise<Fetched>;

/** The device is out of storage space. */
export class NoSpace extends Error {
  override name = 'NoSpace';
}

/** Runs a write that is optional on a full device. */
export async function unlessFull(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof NoSpace)) throw error;
  }
}

/** Stores icons and their metadata. Any call may be the last one of this worker. */
export interface IconStorage {
  /** The icon, if it is stored and intact. */
  read(url: string): Promise<Response | undefined>;
  /** Bytes of every stored icon, by URL. */
  sizes(): Promise<Map<string, number>>;
  /** @throws NoSpace */
  put(url: string, icon: Blob): Promise<void>;
  remove(urls: readonly string[]): Promise<void>;
  /** Saves the sizes so that the next worker need not read every icon. */
  saveSizes(sizes: ReadonlyMap<string, number>): Promise<void>;
  metadataNames(): Promise<readonly string[]>;
  readMetadata(name: string): Promise<unknown>;
  /** Atomic: a reader sees the old value or the new one. */
  writeMetadata(name: string, value: unknown): Promise<void>;
  removeMetadata(name: string): Promise<void>;
}

export interface SyncPorts {
  readonly storage: IconStorage;
  readonly fetchIcon: FetchIcon;
  /** Free bytes on the device for this site; null when it does not say. */
  readonly freeSpace: () => Promise<number | null>;
  readonly isOnline: () => boolean;
  /** Epoch ms. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** 0 to 1. */
  readonly random: () => number;
}
