/**
 * Stores the documents that launch the app: the built one with the lobby's snapshot as this player last saw
 * it. They are written when the lobby changes, not at launch, so that the browser can answer a launch from
 * the cache by itself (docs/decisions/0008).
 */
import type { LobbySnapshot } from '#shared/snapshot/document.ts';
import {
  SNAPSHOT_CACHE,
  SNAPSHOT_KEY,
  LAUNCH_ADDRESSES,
  LAUNCH_CACHE_PREFIX,
  opensWithSnapshot,
} from '#shared/snapshot/cache.ts';
import { removeFormerCaches } from '#shared/wire/own-caches.ts';
import { readSnapshot } from '#shared/snapshot/stored.ts';
import { renderLaunch, withPictures, type LaunchDocument } from './launch-pictures.ts';

export interface LaunchDocumentsOptions {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  readonly origin: string;
  /** Names the version of the built document. */
  readonly revision: string;
  /** The built document; undefined when it is not there. */
  readonly builtDocument: () => Promise<Response | undefined>;
  /** Has icons make room. */
  readonly freeSpace: () => Promise<void>;
  /** Removes everything that comes back with the network. */
  readonly freeAllSpace: () => Promise<void>;
}

export interface LaunchDocuments {
  /** The cache that the browser answers from. */
  readonly cacheName: string;
  /**
   * Writes the documents of a version that is being installed. Resolves with the addresses that have one: the
   * browser may answer only these, as it takes a missing one to the network.
   */
  readonly prepare: () => Promise<readonly string[]>;
  /** Writes the documents that the browser has lost, or that lack pictures. Never rejects. */
  readonly repair: () => Promise<void>;
  /** Writes this version's documents and removes those of others, earlier releases included. Never rejects. */
  readonly refill: () => Promise<void>;
  /** The lobby has changed. @param sent the snapshot as a page has sent it */
  readonly store: (sent: unknown) => Promise<void>;
  /** The worker itself has renewed the lobby: changes the stored snapshot, if there is one. */
  readonly renew: (change: (view: LobbySnapshot) => LobbySnapshot) => Promise<void>;
  /** Another player, or none: the next launch begins with the skeleton. */
  readonly remove: () => Promise<void>;
  /** The kill switch: resolves when nothing is stored and no write is running. */
  readonly end: () => Promise<void>;
  /** The document for a navigation; undefined when the built one has to answer. */
  readonly find: (request: Pick<Request, 'url' | 'referrer'>) => Promise<Response | undefined>;
}

const LAUNCH_SET: ReadonlySet<string> = new Set(LAUNCH_ADDRESSES);

/**
 * Headers of the transfer: the document is stored decompressed, and is the same for every request. The opener
 * policy would cost each launch a new process (docs/decisions/0008).
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
  freeSpace,
  freeAllSpace,
}: LaunchDocumentsOptions): LaunchDocuments {
  const cacheName = LAUNCH_CACHE_PREFIX + revision;
  let queue: Promise<void> = Promise.resolve();
  /** How many pictures the documents written last lack, as they were not stored yet. */
  let missing = 0;

  /** Serialises writes: the last one sent wins. */
  function enqueue(step: () => Promise<void>): Promise<void> {
    queue = queue.then(step).catch(() => undefined);
    return queue;
  }

  /**
   * Stores one document: on a full phone without its pictures, then after icons have made room.
   * @throws when it does not fit
   */
  async function put(
    cache: Cache,
    address: string,
    { whole, plain }: LaunchDocument,
    headers: Headers,
  ): Promise<void> {
    const store = (text: string) => cache.put(origin + address, new Response(text, { headers }));
    try {
      await store(whole).catch(() => store(plain));
    } catch {
      await freeSpace();
      await store(plain);
    }
  }

  const findPicture = (address: string) =>
    caches.match(new URL(address, origin).href, { ignoreVary: true });

  /**
   * Stores a document in place of another player's. It takes no more room than that one, but something else
   * may be quicker to take it.
   */
  async function replace(
    cache: Cache,
    address: string,
    text: LaunchDocument,
    headers: Headers,
  ): Promise<void> {
    await cache.delete(origin + address);
    const store = () => put(cache, address, text, headers);
    await store().catch(async () => {
      await freeAllSpace();
      await store().catch(() => undefined);
    });
  }

  /**
   * Writes the documents one after the other, the most important first. One that does not fit leaves the earlier
   * one, unless that is another player's.
   */
  async function write(view: LobbySnapshot | null, mayLeaveEarlier = true): Promise<void> {
    const built = await builtDocument();
    if (built?.ok !== true) throw new Error('the built document is missing');
    const headers = new Headers(built.headers);
    for (const name of TRANSFER_HEADERS) headers.delete(name);
    const page = await built.text();
    const policies = headers.get('content-security-policy');
    const text = await renderLaunch(page, view, policies, findPicture);
    missing = text.missing;
    const cache = await caches.open(cacheName);
    for (const address of LAUNCH_ADDRESSES) {
      try {
        await put(cache, address, text, headers);
      } catch {
        if (mayLeaveEarlier) continue;
        await replace(cache, address, text, headers);
      }
    }
  }

  /**
   * Addresses that have a document. Asked by their keys: a found document would hold its room on the disk, even
   * after it is deleted, until it is collected.
   */
  async function findStored(): Promise<readonly string[]> {
    const keys = await (await caches.open(cacheName)).keys();
    const stored = new Set(keys.map(({ url }) => url));
    return LAUNCH_ADDRESSES.filter((address) => stored.has(new URL(address, origin).href));
  }

  async function readStored(): Promise<LobbySnapshot | null> {
    const stored = await caches.match(SNAPSHOT_KEY, { cacheName: SNAPSHOT_CACHE });
    if (stored === undefined) return null;
    const view = readSnapshot(await stored.json().catch(() => null));
    if (view === null) await caches.delete(SNAPSHOT_CACHE);
    return view;
  }

  async function keep(view: LobbySnapshot | null): Promise<void> {
    if (view === null) return;
    await write(view);
    // The next version starts with it; on a full phone it starts without.
    const cache = await caches.open(SNAPSHOT_CACHE);
    await cache.put(SNAPSHOT_KEY, Response.json(view));
  }

  return {
    cacheName,
    async prepare() {
      await enqueue(() => write(null));
      const there: ReadonlySet<string> = new Set(await findStored().catch(() => []));
      // The browser's rule for an address is that for the address with an empty query, too.
      const isComplete = (address: string) =>
        there.has(address) && (!LAUNCH_SET.has(`${address}?`) || there.has(`${address}?`));
      return LAUNCH_ADDRESSES.filter(isComplete);
    },
    repair: () =>
      enqueue(async () => {
        const isWhole = (await findStored()).length === LAUNCH_ADDRESSES.length;
        if (isWhole && missing === 0) return;
        const view = await readStored();
        if (isWhole && view !== null && (await withPictures(view, findPicture)).missing === missing)
          return;
        await write(view);
      }),
    refill: () =>
      enqueue(async () => {
        await removeFormerCaches(caches).catch(() => undefined);
        await write(await readStored().catch(() => null));
        const names = await caches.keys();
        const others = names.filter(
          (name) => name.startsWith(LAUNCH_CACHE_PREFIX) && name !== cacheName,
        );
        await Promise.all(others.map((name) => caches.delete(name)));
      }),
    store: (sent) => enqueue(() => keep(readSnapshot(sent))),
    renew: (change) =>
      enqueue(async () => {
        const view = await readStored();
        await keep(view === null ? null : change(view));
      }),
    remove: () =>
      enqueue(async () => {
        await caches.delete(SNAPSHOT_CACHE);
        // Not a reason to leave the launch documents as they are.
        await removeFormerCaches(caches).catch(() => undefined);
        // Without the built document: none is better than another player's.
        await write(null, false).catch(() => caches.delete(cacheName));
      }),
    end: () =>
      enqueue(async () => {
        await Promise.all([caches.delete(SNAPSHOT_CACHE), caches.delete(cacheName)]);
      }),
    async find({ url, referrer }) {
      if (!opensWithSnapshot(new URL(url), referrer)) return undefined;
      for (const address of LAUNCH_ADDRESSES) {
        const found = await caches.match(origin + address, { cacheName }).catch(() => undefined);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}
