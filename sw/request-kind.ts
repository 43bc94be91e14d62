import { offlineDemoAt } from '#shared/play/offline-demo.ts';

/** The fields of a request that decide its route. */
export interface RequestFacts {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly destination: string;
}

/**
 * Route of a request: `shell` = the cached document answers, `asset` = a hashed file, `icon` = a game icon,
 * `art` = another catalogue image, `demo` = a frame with a kept demo, `network` = the worker does not handle it.
 */
export type RequestKind = 'shell' | 'asset' | 'icon' | 'art' | 'demo' | 'network';

/**
 * Pages outside the app: the server's own, and those of games and payment services. Matches under the
 * server's path prefix too (`/ph/cashier/pay/`), which the worker does not know: so no app URL may contain
 * one of these names.
 */
const FOREIGN_PAGES =
  /\/(?:app|static|assets|icons|operator|openapi|report|l|csp-report|dev|pay|payment|cashier|game|games|play|launch|push)(?:[/.]|$)/;

/** `…/icon/{id}_{version}.webp`: the URL identifies the content, wherever it is served from. */
const GAME_ICON = /\/icon\/[^/]+_[^/]+\.(?:webp|avif)$/;

const OWN_ART = /^\/static\/(?:art|avatar)\//;

function isShellPath(path: string): boolean {
  const lastPart = path.slice(path.lastIndexOf('/') + 1);
  // A dot at the end is of the sentence that an address was copied from.
  return !FOREIGN_PAGES.test(path) && !/\.[^.]/.test(lastPart);
}

/**
 * Decides the route of a request. Anything not clearly the app's own goes to the network: calls are POST, and
 * frames (a payment page, a game) never get the shell, and only kept demos are in the worker's hands.
 * @param origin the worker's own origin
 */
export function requestKind(request: RequestFacts, origin: string): RequestKind {
  if (request.method !== 'GET') return 'network';
  const url = new URL(request.url);
  const isOwn = url.origin === origin;
  if (request.mode === 'navigate') {
    if (isOwn && request.destination === 'iframe' && offlineDemoAt(url.pathname) !== null) {
      return 'demo';
    }
    const isPage = request.destination === 'document' || request.destination === '';
    return isOwn && isPage && isShellPath(url.pathname) ? 'shell' : 'network';
  }
  if (isOwn && url.pathname.startsWith('/assets/')) return 'asset';
  // Without CORS a foreign image is an opaque response, which costs megabytes of quota: not cached.
  const isReadable = isOwn || request.mode === 'cors';
  if (!isReadable) return 'network';
  if (GAME_ICON.test(url.pathname)) return 'icon';
  return isOwn && OWN_ART.test(url.pathname) ? 'art' : 'network';
}
