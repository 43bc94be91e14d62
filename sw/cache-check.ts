/**
 * Keeps pages and errors out of the runtime caches and repairs them: a broken entry counts as missing, so the
 * next use fetches the file again.
 */
import type { WorkboxPlugin } from 'workbox-core';
import { hasContent, isFile } from './file-check.ts';

/** @param fetch the browser's fetch */
export function createCacheCheck(fetch: (request: Request) => Promise<Response>): WorkboxPlugin {
  return {
    // A page that could not show the cached file requests it with `reload`, past this cache and the
    // browser's.
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      cachedResponse && request.cache !== 'reload' && isFile(request.url, cachedResponse)
        ? cachedResponse
        : null,

    // The browser's own cache may hold a page under this URL for a year: bypass it once.
    async fetchDidSucceed({ request, response }) {
      if (response.status !== 200 || request.cache === 'reload') return response;
      if (isFile(request.url, response)) return response;
      return fetch(new Request(request, { cache: 'reload' }));
    },

    async cacheWillUpdate({ request, response }) {
      if (!isFile(request.url, response)) return null;
      const body = await response.clone().blob();
      return (await hasContent(response.headers.get('content-type') ?? '', body)) ? response : null;
    },
  };
}
