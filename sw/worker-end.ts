/**
 * The kill switch inside the worker (docs/decisions/0013): an unregistered worker still serves the open page.
 * After its end the network answers there, and nothing is cached.
 */
import { isOwnCache } from '#shared/wire/own-caches.ts';
import type { WorkboxPlugin } from 'workbox-core';

export interface WorkerEnd {
  readonly hasCome: () => boolean;
  /** Ends the worker's work and removes all of the app's caches. */
  readonly come: () => Promise<void>;
  /** For every runtime cache: responses that arrive after the end are not stored. */
  readonly plugin: WorkboxPlugin;
  /** For the worker's own records: after the end `open` gives an empty cache and creates none. */
  readonly caches: Pick<CacheStorage, 'open'>;
}

/** Finds nothing and stores nothing. */
const EMPTY_CACHE: Cache = {
  match: async () => undefined,
  matchAll: async () => [],
  keys: async () => [],
  add: async () => undefined,
  addAll: async () => undefined,
  put: async () => undefined,
  delete: async () => false,
};

/** @param stopWork resolves when pending work stores nothing more */
export function createWorkerEnd(
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>,
  origin: string,
  stopWork: () => Promise<void>,
): WorkerEnd {
  let hasCome = false;
  return {
    hasCome: () => hasCome,
    async come() {
      hasCome = true;
      await stopWork();
      const names = await caches.keys();
      const own = names.filter((name) => isOwnCache(name, origin));
      await Promise.all(own.map((name) => caches.delete(name)));
    },
    plugin: { cacheWillUpdate: async ({ response }) => (hasCome ? null : response) },
    caches: { open: async (name) => (hasCome ? EMPTY_CACHE : caches.open(name)) },
  };
}
