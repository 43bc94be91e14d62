/**
 * Keeps the documents that the app opens with: the built one with the lobby's first view as this player saw
 * it last. They are made when the lobby changes, not when it is opened, so that the browser can answer an
 * opening from the cache by itself (docs/decisions/0043).
 */
import { firstViewDocument, type FirstView } from '#contract/first-view/document.ts';
import {
  FIRST_VIEW_CACHE,
  FIRST_VIEW_KEY,
  OPENING_ADDRESSES,
  OPENING_CACHE_PREFIX,
  opensWithFirstView,
} from '#contract/first-view/cache.ts';
import { readFirstView } from '#contract/first-view/stored.ts';

/** What it needs of the browser. */
export interface OpeningParts {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  readonly origin: string;
  /** Names the version of the built document. */
  readonly revision: string;
  /** The built document; undefined when it is not there. */
  readonly builtDocument: () => Promise<Response | undefined>;
}

export interface OpeningCache {
  /** Where the browser finds them. */
  readonly cacheName: string;
  /** Makes this version's documents, and takes away those of others. Never rejects. */
  readonly refill: () => Promise<void>;
  /** The lobby has changed. @param view as a page has sent it */
  readonly keep: (view: unknown) => Promise<void>;
  /** Another player, or none: the next opening begins with the skeleton. */
  readonly drop: () => Promise<void>;
  /** The kill switch: resolves when nothing is kept and nothing is being written any more. */
  readonly end: () => Promise<void>;
  /** The document for an opening; undefined when the built one has to answer. */
  readonly find: (request: Pick<Request, 'url' | 'referrer'>) => Promise<Response | undefined>;
}

/**
 * Of the document as it was sent: it lies here unpacked, and is the same for every request. The opener's
 * policy would cost each opening a new process (docs/decisions/0048).
 */
const SENT_HEADERS = [
  'content-encoding',
  'content-length',
  'cross-origin-opener-policy',
  'etag',
  'vary',
] as const;

export function createOpeningCache({
  caches,
  origin,
  revision,
  builtDocument,
}: OpeningParts): OpeningCache {
  const cacheName = OPENING_CACHE_PREFIX + revision;
  let work: Promise<void> = Promise.resolve();

  /** One after the other: what was sent last stays. */
  function inTurn(step: () => Promise<void>): Promise<void> {
    work = work.then(step).catch(() => undefined);
    return work;
  }

  async function write(view: FirstView | null): Promise<void> {
    const built = await builtDocument();
    if (built?.ok !== true) throw new Error('the built document is missing');
    const headers = new Headers(built.headers);
    for (const name of SENT_HEADERS) headers.delete(name);
    const page = await built.text();
    const text = view === null ? page : firstViewDocument(page, view);
    const cache = await caches.open(cacheName);
    await Promise.all(
      OPENING_ADDRESSES.map((address) =>
        cache.put(origin + address, new Response(text, { headers })),
      ),
    );
  }

  async function readKept(): Promise<FirstView | null> {
    const kept = await caches.match(FIRST_VIEW_KEY, { cacheName: FIRST_VIEW_CACHE });
    if (kept === undefined) return null;
    const view = readFirstView(await kept.json().catch(() => null));
    if (view === null) await caches.delete(FIRST_VIEW_CACHE);
    return view;
  }

  return {
    cacheName,
    refill: () =>
      inTurn(async () => {
        await write(await readKept().catch(() => null));
        const names = await caches.keys();
        const others = names.filter(
          (name) => name.startsWith(OPENING_CACHE_PREFIX) && name !== cacheName,
        );
        await Promise.all(others.map((name) => caches.delete(name)));
      }),
    keep: (sent) =>
      inTurn(async () => {
        const view = readFirstView(sent);
        if (view === null) return;
        const cache = await caches.open(FIRST_VIEW_CACHE);
        await cache.put(FIRST_VIEW_KEY, Response.json(view));
        await write(view);
      }),
    drop: () =>
      inTurn(async () => {
        await caches.delete(FIRST_VIEW_CACHE);
        // Without room for it: better no document at all than one of another player.
        await write(null).catch(() => caches.delete(cacheName));
      }),
    end: () =>
      inTurn(async () => {
        await Promise.all([caches.delete(FIRST_VIEW_CACHE), caches.delete(cacheName)]);
      }),
    async find({ url, referrer }) {
      if (!opensWithFirstView(new URL(url), referrer)) return undefined;
      return caches.match(origin + OPENING_ADDRESSES[0], { cacheName }).catch(() => undefined);
    },
  };
}
