/**
 * Where the worker stores the lobby's snapshot and the documents that launch the app with it. In caches, so
 * that the kill switch removes them with the others.
 */
export const SNAPSHOT_CACHE = 'parola-snapshot';

/** Identifies this format: a worker of another version finds nothing there. */
export const SNAPSHOT_KEY = '/snapshot/1';

/** Caches of launch documents; each version of the worker has its own, named after its revision. */
export const LAUNCH_CACHE_PREFIX = 'parola-launch-';

/**
 * The browser answers these addresses from the cache without starting the worker. Its rules do not tell `/?`
 * from `/`, but its cache does. The manifest's own is the first, which a full phone stores.
 */
export const LAUNCH_ADDRESSES = [
  '/lobby/home?source=pwa',
  '/',
  '/?',
  '/lobby/home',
  '/lobby/home?',
] as const;

/** Paths of the app that open with the lobby's hot games. */
const LOBBY_PATHS: ReadonlySet<string> = new Set(['/', '/lobby', '/lobby/', '/lobby/home']);

/** The used part of `URL`, a type that the server's `lib` lacks. */
interface Address {
  readonly origin: string;
  readonly pathname: string;
  readonly searchParams: { has(name: string): boolean };
}

/** True when the app opens with the hot games; a `tab` in the URL selects another list. */
export const opensAtHome = ({ pathname, searchParams }: Omit<Address, 'origin'>): boolean =>
  LOBBY_PATHS.has(pathname) && !searchParams.has('tab');

/**
 * True when an address opens with the snapshot. A player who returns from a game gets the lobby as they left
 * it instead.
 * @param cameFrom the referrer; '' when there is none
 */
export function opensWithSnapshot(address: Address, cameFrom: string): boolean {
  return opensAtHome(address) && !cameFrom.startsWith(`${address.origin}/start`);
}
