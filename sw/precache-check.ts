/**
 * Verifies the precached files: a version that is missing one, or got a page in its place, never
 * activates. Files that an earlier version stored are verified before they count as precached.
 */
import type { WorkboxPlugin } from 'workbox-core';
import type { PrecacheEntry } from 'workbox-precaching';
import { isFile } from './file-check.ts';

/**
 * The document's `revision`, which the server stamps, ends in the beginning of its SHA-256. The marker
 * before it is not repeated here: whatever looks like it in the built worker is stamped over.
 */
const DOCUMENT_HASH = /:([\da-f]{16})$/;

/** What the check needs of the browser. */
export interface PrecacheParts {
  readonly origin: string;
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Name of the cache of precached files. */
  readonly cacheName: string;
  /** The address under which a file is precached. */
  readonly cacheKeyOf: (url: string) => string | undefined;
}

/** @param entries of the precache manifest; the build gives each file its `integrity` */
export function createPrecacheCheck(
  entries: readonly PrecacheEntry[],
  { origin, caches, fetch, cacheName, cacheKeyOf }: PrecacheParts,
): WorkboxPlugin {
  const byPath = new Map(entries.map((entry) => [new URL(entry.url, origin).pathname, entry]));
  const entryOf = (url: string) => byPath.get(new URL(url).pathname);

  async function isGenuine(url: string, response: Response): Promise<boolean> {
    const entry = entryOf(url);
    if (entry === undefined || !isFile(url, response)) return false;
    return isAsBuilt(entry, await response.clone().arrayBuffer());
  }

  return {
    cacheWillUpdate: async ({ request, response }) =>
      (await isGenuine(request.url, response)) ? response : null,

    async cachedResponseWillBeUsed({ request, cachedResponse, event }) {
      if (!cachedResponse) return null;
      // Reading every byte is for the installation; what was installed has been verified.
      const isGood =
        event.type === 'install'
          ? await isGenuine(request.url, cachedResponse)
          : isFile(request.url, cachedResponse);
      return isGood ? cachedResponse : null;
    },

    // The browser's own cache may hold a page under this address for a year: go past it, once.
    async handlerDidError({ request }) {
      const key = cacheKeyOf(request.url);
      if (key === undefined) return undefined;
      try {
        const response = await fetch(
          new Request(key, { cache: 'reload', credentials: 'same-origin' }),
        );
        if (!(await isGenuine(request.url, response))) return undefined;
        const cache = await caches.open(cacheName);
        await cache.put(key, response.clone());
        return response;
      } catch {
        return undefined;
      }
    },
  };
}

/** An entry that says nothing of its content is refused: a build that lost its hashes must not pass. */
async function isAsBuilt(
  { integrity, revision }: PrecacheEntry,
  body: ArrayBuffer,
): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  if (integrity !== undefined)
    return integrity === `sha256-${btoa(String.fromCharCode(...digest))}`;
  const [, known] = DOCUMENT_HASH.exec(revision ?? '') ?? [];
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return known !== undefined && hex.startsWith(known);
}
