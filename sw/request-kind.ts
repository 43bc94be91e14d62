/** What the worker reads of a request to decide about it. */
export interface RequestFacts {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly destination: string;
}

/**
 * Where a request goes: `shell` = the kept document answers, `asset` = a hashed file, `icon` = a
 * game's icon, `art` = another image of the catalogue, `network` = the worker stays out of the way.
 */
export type RequestKind = 'shell' | 'asset' | 'icon' | 'art' | 'network';

/**
 * Pages that are not the app's: the platform's own, and those of games and payment services. Under the
 * platform's path prefix too (`/ph/cashier/pay/`), which is no part of the worker: so no address of the
 * app has one of these names in it.
 */
const FOREIGN_PAGES =
  /\/(?:app|static|assets|icons|operator|openapi|report|l|csp-report|dev|pay|payment|cashier|game|games|play|launch|push)(?:[/.]|$)/;

/** `…/icon/{id}_{version}.webp`: its address is its content, wherever it is served from. */
const GAME_ICON = /\/icon\/[^/]+_[^/]+\.(?:webp|avif)$/;

const OWN_ART = /^\/static\/(?:art|avatar)\//;

function isShellPath(path: string): boolean {
  const lastPart = path.slice(path.lastIndexOf('/') + 1);
  return !FOREIGN_PAGES.test(path) && !lastPart.includes('.');
}

/**
 * Decides which request goes where. Everything that is not plainly the app's own is left to the
 * network: calls are POST, and frames (a payment page, a game) never get the shell.
 * @param origin the worker's own origin
 */
export function requestKind(request: RequestFacts, origin: string): RequestKind {
  if (request.method !== 'GET') return 'network';
  const url = new URL(request.url);
  const isOwn = url.origin === origin;
  if (request.mode === 'navigate') {
    const isPage = request.destination === 'document' || request.destination === '';
    return isOwn && isPage && isShellPath(url.pathname) ? 'shell' : 'network';
  }
  if (isOwn && url.pathname.startsWith('/assets/')) return 'asset';
  // Without CORS a foreign image is an opaque answer, which costs megabytes of quota: not kept.
  const isReadable = isOwn || request.mode === 'cors';
  if (!isReadable) return 'network';
  if (GAME_ICON.test(url.pathname)) return 'icon';
  return isOwn && OWN_ART.test(url.pathname) ? 'art' : 'network';
}
