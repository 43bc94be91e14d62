/** Wires up the game icons: the cache over this browser, its messages and its route. */
import type {
  IconProgress,
  IconSyncRequest,
  PageMessage,
  WorkerMessage,
} from '#shared/worker/messages-contract.ts';
import { registerQuotaErrorCallback } from 'workbox-core';
import { addPlugins } from 'workbox-precaching';
import { createIconStorage, iconResponse } from './icons/icon-storage.ts';
import { fetchIcon } from './icons/fetch-icon.ts';
import { createIconCache } from './icons/icon-cache.ts';
import { readGeneration, readPointer } from './icons/metadata.ts';
import { createPolicies } from './icons/policies.ts';
import { createReporter, postReport } from './icons/reporter.ts';
import { createIconStats } from './icons/icon-stats.ts';
import { SHELL_REVISION } from './shell-revision.ts';
import { createWorkerEnd } from './worker-end.ts';

declare const self: ServiceWorkerGlobalScope;

type IconMessage = Extract<
  PageMessage,
  { readonly type: 'icons/sync' | 'icons/status' | 'icons/free' | 'page/used' }
>;

/** This worker's end, requested by a page, since the kill switch is read there. */
export const end = createWorkerEnd(self.caches, self.location.origin, () => iconCache.shutDown());

const storage = createIconStorage(end.caches, self.location.origin);
const stats = createIconStats();
const policies = createPolicies();
const now = () => Date.now();
const reporter = createReporter(storage, stats, now, SHELL_REVISION, postReport);

async function postToPages(message: WorkerMessage): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message, []);
}

/** Free bytes for this site; null when the browser does not say. */
export async function freeSpace(): Promise<number | null> {
  const nothing: StorageEstimate = {};
  const { quota, usage } = await navigator.storage.estimate().catch(() => nothing);
  return quota === undefined || usage === undefined ? null : quota - usage;
}

const watchers = new Set<() => void>();

/** Calls back whenever more icons are stored. */
export const watchIcons = (watcher: () => void): void => void watchers.add(watcher);

const iconCache = createIconCache(
  {
    storage,
    fetchIcon,
    freeSpace,
    isOnline: () => navigator.onLine,
    now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: () => Math.random(),
  },
  stats,
  (progress) => {
    void postToPages({ type: 'icons/progress', progress });
    for (const watcher of watchers) watcher();
  },
);

/** Answers requests of the kind `icon`. */
export async function answerIcon({ request }: { request: Request }): Promise<Response> {
  // A page that could not show the stored icon requests it with `reload`.
  const outcome = await iconCache.show(request.url, request.cache === 'reload');
  switch (outcome.kind) {
    case 'cached':
      return outcome.response;
    case 'icon':
      return iconResponse(outcome.icon);
    case 'absent':
      return new Response(null, { status: 404, statusText: 'Not Found' });
    case 'failed':
    case 'unreachable':
      return Response.error();
  }
}

/** Resolves when the player has not used a page for a moment, or when the work is stopped. */
export const untilUnused = (isStopped: () => boolean): Promise<void> =>
  iconCache.untilFree(isStopped);

/** Stops syncing before the worker is replaced. Resolves when nothing is under way. */
export const stopIcons = (): Promise<void> => iconCache.shutDown();

/** Handles a page's message about icons. */
export async function handleIconMessage(
  message: IconMessage,
  source: ExtendableMessageEvent['source'],
): Promise<void> {
  switch (message.type) {
    case 'icons/sync': {
      const { request } = message;
      const id = source !== null && 'id' in source ? source.id : '';
      const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const ids = open.map((page) => page.id);
      await iconCache.sync({ ...request, ...policies.settle(id, request, ids) });
      return reporter.report(request.report, request.gameListVersion);
    }
    case 'icons/status':
      return answer(source, { type: 'icons/progress', progress: await iconCache.progress() });
    case 'icons/free':
      return iconCache.free();
    case 'page/used':
      return iconCache.noteUse();
  }
}

/** Icons of the active generation, in the order that matters to the player; [] without one. */
export async function activeIcons(): Promise<readonly string[]> {
  const pointer = await readPointer(storage);
  return (await readGeneration(storage, pointer?.gameListVersion ?? null))?.icons ?? [];
}

/** Loads the icons of a list that no page has asked for. @returns what is active after it */
export async function syncIcons(request: IconSyncRequest): Promise<IconProgress> {
  await iconCache.sync(request);
  return iconCache.progress();
}

/** A worker's messages go only to pages of its own origin, so no target origin is given. */
function answer(source: ExtendableMessageEvent['source'], message: WorkerMessage): void {
  source?.postMessage(message, []);
}

/** Icons make room for documents. */
export const yieldIcons = (): Promise<void> => iconCache.yieldSpace();

/** Icons make room for the shell, and a shell that could not be stored is reported. */
export function watchShell(): void {
  registerQuotaErrorCallback(() => iconCache.yieldSpace());
  addPlugins([
    {
      handlerDidError: async ({ event }) => {
        if (event.type !== 'install') return undefined;
        stats.add('installFailed', 1);
        await reporter.save();
        return undefined;
      },
    },
  ]);
}
