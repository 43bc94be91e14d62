/**
 * Stores the documents that launch the app: the built one with the lobby's snapshot as this player last saw
 * it. They are written when the lobby changes, not at launch, so that the browser can answer a launch from
 * the cache by itself (docs/decisions/0043).
 */
import { renderSnapshot, type LobbySnapshot } from '#contract/snapshot/document.ts';
import {
  SNAPSHOT_CACHE,
  SNAPSHOT_KEY,
  LAUNCH_ADDRESSES,
  LAUNCH_CACHE_PREFIX,
  opensWithSnapshot,
} from '#contract/snapshot/cache.ts';
import { readSnapshot } from '#contract/snapshot/stored.ts';

export interface LaunchDocumentsOptions {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  readonly origin: string;
  /** Names the version of the built document. */
  readonly revision: string;
  /** The built document; undefined when it is not there. */
  readonly builtDocument: () => Promise<Response | undefined>;
}

export interface LaunchDocuments {
  /** The cache that the browser answers from. */
  readonly cacheName: string;
  /** Writes this version's documents and removes those of others. Never rejects. */
  readonly refill: () => Promise<void>;
  /** The lobby has changed. @param sent the snapshot as a page has sent it */
  readonly store: (sent: unknown) => Promise<void>;
  /** Another player, or none: the next launch begins with the skeleton. */
  readonly remove: () => Promise<void>;
  /** The kill switch: resolves when nothing is stored and no write is running. */
  readonly end: () => Promise<void>;
  /** The document for a navigation; undefined when the built one has to answer. */
  readonly find: (request: Pick<Request, 'url' | 'referrer'>) => Promise<Response | undefined>;
}

/**
 * Headers of the transfer: the document is stored decompressed, and is the same for every request. The opener
 * policy would cost each launch a new process (docs/decisions/0048).
 */
const TRANSFER_HEADERS = [
  'content-encoding',
  'content-length',
  'cross-origin-opener-policy',
  'etag',
  'vary',
] as const;

export function createLaunchDocuments({
  caches,
  origin,
  revision,
  builtDocument,
}: LaunchDocumentsOptions): LaunchDocuments {
  const cacheName = LAUNCH_CACHE_PREFIX + revision;
  let queue: Promise<void> = Promise.resolve();

  /** Serialises writes: the last one sent wins. */
  function enqueue(step: () => Promise<void>): Promise<void> {
    queue = queue.then(step).catch(() => undefined);
    return queue;
  }

  async function write(view: LobbySnapshot | null): Promise<void> {
    const built = await builtDocument();
    if (built?.ok !== true) throw new Error('the built document is missing');
    const headers = new Headers(built.headers);
    for (const name of TRANSFER_HEADERS) headers.delete(name);
    const page = await built.text();
    const text = view === null ? page : renderSnapshot(page, view);
    const cache = await caches.open(cacheName);
    await Promise.all(
      LAUNCH_ADDRESSES.map((address) =>
        cache.put(origin + address, new Response(text, { headers })),
      ),
    );
  }

  async function readStored(): Promise<LobbySnapshot | null> {
    const stored = await caches.match(SNAPSHOT_KEY, { cacheName: SNAPSHOT_CACHE });
    if (stored === undefined) return null;
    const view = readSnapshot(await stored.json().catch(() => null));
    if (view === null) await caches.delete(SNAPSHOT_CACHE);
    return view;
  }

  return {
    cacheName,
    refill: () =>
      enqueue(async () => {
        await write(await readStored().catch(() => null));
        const names = await caches.keys();
        const others = names.filter(
          (name) => name.startsWith(LAUNCH_CACHE_PREFIX) && name !== cacheName,
        );
        await Promise.all(others.map((name) => caches.delete(name)));
      }),
    store: (sent) =>
      enqueue(async () => {
        const view = readSnapshot(sent);
        if (view === null) return;
        const cache = await caches.open(SNAPSHOT_CACHE);
        await cache.put(SNAPSHOT_KEY, Response.json(view));
        await write(view);
      }),
    remove: () =>
      enqueue(async () => {
        await caches.delete(SNAPSHOT_CACHE);
        // Out of quota: no document is better than another player's.
        await write(null).catch(() => caches.delete(cacheName));
      }),
    end: () =>
      enqueue(async () => {
        await Promise.all([caches.delete(SNAPSHOT_CACHE), caches.delete(cacheName)]);
      }),
    async find({ url, referrer }) {
      if (!opensWithSnapshot(new URL(url), referrer)) return undefined;
      return caches.match(origin + LAUNCH_ADDRESSES[0], { cacheName }).catch(() => undefined);
    },
  };
}
