/**
 * Verifies the precached files: a version with a missing file, or with a page in its place, never activates.
 * Files stored by an earlier version are verified before they count as precached.
 */
import type { WorkboxPlugin } from 'workbox-core';
import type { PrecacheEntry } from 'workbox-precaching';
import { isFile } from './file-check.ts';

/**
 * The document's `revision`, stamped by the server, ends with the first digits of its SHA-256. The marker
 * before it is not repeated here, because the server overwrites whatever looks like it in the built worker.
 */
const DOCUMENT_HASH = /:([\da-f]{16})$/;

export interface PrecacheParts {
  readonly origin: string;
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Name of the precache. */
  readonly cacheName: string;
  /** The URL under which a file is precached. */
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
      // Only the installation reads every byte; installed files have been verified.
      const isGood =
        event.type === 'install'
          ? await isGenuine(request.url, cachedResponse)
          : isFile(request.url, cachedResponse);
      return isGood ? cachedResponse : null;
    },

    // The browser's own cache may hold a page under this URL for a year: bypass it once.
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

/** Refuses an entry without a hash: a build that lost its hashes must not pass. */
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
