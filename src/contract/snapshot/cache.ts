/**
 * Where the worker stores the lobby's snapshot and the documents that launch the app with it. Caches, so
 * that the kill switch empties them with the others. Both names are older than the word "snapshot".
 */
export const SNAPSHOT_CACHE = 'parola-first-view';

/** Names this format: a worker of another version finds nothing there. */
export const SNAPSHOT_KEY = '/first-view/1';

/** Caches of launch documents; each version of the worker has its own, named after its revision. */
export const LAUNCH_CACHE_PREFIX = 'parola-openings-';

/** The browser answers these addresses from the cache without starting the worker. */
export const LAUNCH_ADDRESSES = ['/', '/lobby/home', '/lobby/home?source=pwa'] as const;

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
 * Whether an address opens with the snapshot. A player who comes back from a game finds the lobby as they
 * left it instead.
 * @param cameFrom the referrer; '' when there is none
 */
export function opensWithSnapshot(address: Address, cameFrom: string): boolean {
  return opensAtHome(address) && !cameFrom.startsWith(`${address.origin}/start`);
}
