/**
 * The kill switch inside the worker (docs/decisions/0014): a worker that is no longer registered still
 * serves the page that is open. From its end on the network answers there, and nothing is kept.
 */
import { isOwnCache } from '#contract/own-caches.ts';
import type { WorkboxPlugin } from 'workbox-core';

export interface WorkerEnd {
  readonly hasCome: () => boolean;
  /** Ends the worker's work and takes all of the app's caches away. */
  readonly come: () => Promise<void>;
  /** For every cache that fills: an answer that was on its way is not kept. */
  readonly plugin: WorkboxPlugin;
}

/** @param stopWork resolves when what was under way keeps nothing more */
export function createWorkerEnd(
  caches: Pick<CacheStorage, 'keys' | 'delete'>,
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
  };
}
