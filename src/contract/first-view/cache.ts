/**
 * Where the worker keeps the lobby's first view, and the documents that open the app with it. In caches,
 * which the kill switch empties with the others.
 */
export const FIRST_VIEW_CACHE = 'parola-first-view';

/** The address is that of this format: a worker of another version finds nothing there. */
export const FIRST_VIEW_KEY = '/first-view/1';

/** Caches of documents; each version of the worker has its own, named after its document. */
export const OPENING_CACHE_PREFIX = 'parola-openings-';

/** Addresses, as players open them, that the browser answers from such a cache by itself: no worker starts. */
export const OPENING_ADDRESSES = ['/', '/lobby/home', '/lobby/home?source=pwa'] as const;

/** Paths of the app that show the lobby's hot games when they are opened. */
const LOBBY_PATHS: ReadonlySet<string> = new Set(['/', '/lobby', '/lobby/', '/lobby/home']);

/** Of a `URL`, which every side has but no rule knows. */
interface Address {
  readonly origin: string;
  readonly pathname: string;
  readonly searchParams: { has(name: string): boolean };
}

/** Whether the app opens with the hot games there; a tab asked for by name is another one. */
export const opensAtHome = ({ pathname, searchParams }: Omit<Address, 'origin'>): boolean =>
  LOBBY_PATHS.has(pathname) && !searchParams.has('tab');

/**
 * Whether the first view is what this address opens with. Who comes back from a game
 * finds the lobby as it was left.
 * @param cameFrom the referrer; '' when there is none
 */
export function opensWithFirstView(address: Address, cameFrom: string): boolean {
  return opensAtHome(address) && !cameFrom.startsWith(`${address.origin}/start`);
}
