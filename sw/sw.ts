import { ART_CACHE } from '#shared/worker/cache-names.ts';
import { isPageMessage, type PageMessage } from '#shared/worker/messages-contract.ts';
import { cacheNames, clientsClaim } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { createCacheCheck } from './cache-check.ts';
import { answerDemo } from './kept-demos.ts';
import { createLaunchDocuments } from './launch-documents.ts';
import { addLaunchRoutes } from './launch-routes.ts';
import { createPrecacheCheck } from './precache-check.ts';
import { openFromPush, readPush } from './push.ts';
import {
  answerIcon,
  end,
  handleIconMessage,
  stopIcons,
  untilUnused,
  watchIcons,
  watchShell,
  yieldIcons,
} from './worker-icons.ts';
import { addBackgroundWork } from './worker-background.ts';
import { requestKind, type RequestKind } from './request-kind.ts';
import { createShellWait } from './shell-wait.ts';
import { createScreenCache } from './screen-cache.ts';
import { SHELL_REVISION } from './shell-revision.ts';
import { trimCache } from './trim-cache.ts';

/** A file of the build's list. Deferred ones are cached when the page asks for them. */
type BuiltFile = PrecacheEntry & { readonly isDeferred?: boolean };

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuiltFile[] };

/** Hashed files that are not precached: cached on first use. */
const ASSET_CACHE = 'parola-assets';
const ASSET_LIMIT = 120;

const ART_LIMIT = 400;

/** Caches on first use. The URL alone identifies the content; servers vary responses by Origin. */
const cacheFirst = (cacheName: string) =>
  new CacheFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [createCacheCheck((request) => fetch(request)), end.plugin],
  });

const isKind =
  (kind: RequestKind) =>
  ({ request }: { request: Request }) =>
    !end.hasCome() && requestKind(request, self.location.origin) === kind;

const built: readonly BuiltFile[] = self.__WB_MANIFEST;
const precached: readonly PrecacheEntry[] = [
  { url: '/index.html', revision: SHELL_REVISION },
  ...built.filter(({ isDeferred }) => isDeferred !== true),
];
const precacheCheck = createPrecacheCheck(precached, {
  origin: self.location.origin,
  caches: self.caches,
  fetch: (request) => fetch(request),
  cacheName: cacheNames.precache,
  cacheKeyOf: getCacheKeyForURL,
});
// Before `watchShell`: a file that the check repairs has not failed.
const shellPrecached = createShellWait('/index.html');
addPlugins([precacheCheck, end.plugin, shellPrecached.plugin]);
watchShell();
cleanupOutdatedCaches();
precacheAndRoute([...precached]);
const shell = createHandlerBoundToURL('/index.html');
const launchDocuments = createLaunchDocuments({
  caches: self.caches,
  origin: self.location.origin,
  revision: SHELL_REVISION,
  builtDocument: () => matchPrecache('/index.html'),
  freeSpace: yieldIcons,
  freeAllSpace: async () => {
    await Promise.all([yieldIcons(), screens.stop()]);
    await Promise.all([ART_CACHE, ASSET_CACHE].map((name) => self.caches.delete(name)));
  },
});
self.addEventListener('install', (event) => {
  const prepare = async () => {
    await shellPrecached.wait(() => matchPrecache('/index.html'));
    await addLaunchRoutes(event, launchDocuments.cacheName, await launchDocuments.prepare());
  };
  event.waitUntil(prepare());
});
registerRoute(
  isKind('shell'),
  async (options) => (await launchDocuments.find(options.request)) ?? shell(options),
);
const assets = cacheFirst(ASSET_CACHE);
registerRoute(isKind('asset'), assets);
const art = cacheFirst(ART_CACHE);
registerRoute(isKind('art'), art);
registerRoute(isKind('icon'), answerIcon);
registerRoute(isKind('demo'), ({ request }) => answerDemo(self.caches, request.url));

// Once per run of the worker: the browser may have removed a document that it answers launches with.
let isRepaired = false;
self.addEventListener('fetch', (event) => {
  if (isRepaired || end.hasCome()) return;
  isRepaired = true;
  event.waitUntil(launchDocuments.repair());
});

watchIcons(() => void launchDocuments.repair());

const screens = createScreenCache({
  files: built.filter(({ isDeferred }) => isDeferred === true),
  origin: self.location.origin,
  openCache: () => self.caches.open(ASSET_CACHE),
  load: (request, event) => Promise.all(assets.handleAll({ request, event })),
  untilFree: untilUnused,
});

/** A page that waits for the result has sent a port for it. */
const answerPort = ([port]: readonly MessagePort[]) => port?.postMessage(null);

async function handleMessage(message: PageMessage, event: ExtendableMessageEvent): Promise<void> {
  const { source, ports } = event;
  switch (message.type) {
    case 'screens/cache':
      await screens.start(event, message.isForced);
      return answerPort(ports);
    case 'snapshot/store':
      return launchDocuments.store(message.view);
    case 'snapshot/remove':
      await launchDocuments.remove();
      return answerPort(ports);
    case 'icons/pause':
      await Promise.all([stopIcons(), screens.stop()]);
      return answerPort(ports);
    case 'worker/end':
      await Promise.all([end.come(), screens.stop(), launchDocuments.end()]);
      return answerPort(ports);
    case 'icons/free':
      await handleIconMessage(message, source);
      return answerPort(ports);
    case 'icons/sync':
    case 'icons/status':
    case 'page/used':
      return handleIconMessage(message, source);
  }
}

self.addEventListener('message', (event) => {
  const { data } = event;
  if (isPageMessage(data) && !end.hasCome()) event.waitUntil(handleMessage(data, event));
});

addBackgroundWork({
  builtDocument: () => matchPrecache('/index.html'),
  storePicture: (request, event) => art.handle({ request, event }),
  renewSnapshot: launchDocuments.renew,
});

// The first visit is controlled immediately; an update waits until the page asks.
clientsClaim();
self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  const isSkip =
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'SKIP_WAITING';
  if (isSkip) event.waitUntil(self.skipWaiting());
});

/** Safari has the method only in an installed app, Firefox has none. */
const showBadge = async (unread: number): Promise<void> =>
  navigator.setAppBadge?.(unread).catch(() => undefined);

self.addEventListener('push', (event) => {
  const { title, options, badge } = readPush(event.data?.text() ?? '', self.location.origin);
  event.waitUntil(self.registration.showNotification(title, options));
  if (badge !== null) event.waitUntil(showBadge(badge));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const host = {
    windows: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
    open: (path: string) => self.clients.openWindow(path),
  };
  const tapped = { data: event.notification.data, action: event.action };
  event.waitUntil(openFromPush(tapped, self.location.origin, host));
});

// The browser has changed the subscription: the app reports it at its next launch (a worker has no token).
self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options;
  if (options) event.waitUntil(self.registration.pushManager.subscribe(options));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      launchDocuments.refill(),
      trimCache(self.caches, ART_CACHE, ART_LIMIT),
      trimCache(self.caches, ASSET_CACHE, ASSET_LIMIT),
    ]),
  );
});
