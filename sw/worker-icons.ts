/** Wires the game icons up: the keeper over this browser, its messages and its route. */
import type { PageMessage, WorkerMessage } from '#contract/worker-messages.ts';
import { registerQuotaErrorCallback } from 'workbox-core';
import { addPlugins } from 'workbox-precaching';
import { createCacheShelf, iconResponse } from './icons/cache-shelf.ts';
import { fetchIcon } from './icons/fetch-icon.ts';
import { createIconKeeper } from './icons/icon-keeper.ts';
import { createPolicies } from './icons/policies.ts';
import { createReporter, postReport } from './icons/reporter.ts';
import { createTally } from './icons/tally.ts';
import { SHELL_REVISION } from './shell-revision.ts';
import { createWorkerEnd } from './worker-end.ts';

declare const self: ServiceWorkerGlobalScope;

type IconMessage = Extract<
  PageMessage,
  { readonly type: 'icons/sync' | 'icons/status' | 'icons/free' }
>;

const shelf = createCacheShelf(self.caches, self.location.origin);
const tally = createTally();
const policies = createPolicies();
const now = () => Date.now();
const reporter = createReporter(shelf, tally, now, SHELL_REVISION, postReport);

async function tellPages(message: WorkerMessage): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message, []);
}

const keeper = createIconKeeper(
  {
    shelf,
    fetchIcon,
    freeSpace: async () => {
      const nothing: StorageEstimate = {};
      const { quota, usage } = await navigator.storage.estimate().catch(() => nothing);
      return quota === undefined || usage === undefined ? null : quota - usage;
    },
    isOnline: () => navigator.onLine,
    now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: () => Math.random(),
  },
  tally,
  (progress) => void tellPages({ type: 'icons/progress', progress }),
);

/** Of this worker: told by a page, as the kill switch is read there. */
export const end = createWorkerEnd(self.caches, self.location.origin, () => keeper.rest());

/** Answers requests of the kind `icon`. */
export async function answerIcon({ request }: { request: Request }): Promise<Response> {
  // A page that could not show the kept icon asks with `reload`.
  const outcome = await keeper.show(request.url, request.cache === 'reload');
  switch (outcome.kind) {
    case 'kept':
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

/** Stops syncing, as the worker is about to be replaced. Resolves when nothing is under way. */
export const stopIcons = (): Promise<void> => keeper.rest();

/** Does what a page asks about icons. */
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
      const policy = policies.settle(id, request.policy, ids);
      await keeper.sync({ ...request, policy });
      return reporter.report(request.report, request.gameListVersion);
    }
    case 'icons/status':
      return answer(source, { type: 'icons/progress', progress: await keeper.progress() });
    case 'icons/free':
      return keeper.free();
  }
}

/** A worker's messages go to a page of its own origin: there is no other to name. */
function answer(source: ExtendableMessageEvent['source'], message: WorkerMessage): void {
  source?.postMessage(message, []);
}

/** Icons give way to the shell, and a shell that could not be kept is told of. */
export function watchShell(): void {
  registerQuotaErrorCallback(() => keeper.yieldSpace());
  addPlugins([
    {
      handlerDidError: async ({ event }) => {
        if (event.type !== 'install') return undefined;
        tally.add('installFailed', 1);
        await reporter.keep();
        return undefined;
      },
    },
  ]);
}
