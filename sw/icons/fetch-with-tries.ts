/** Fetches one icon, with limited retries when the server has a problem. */
import type { Fetched, SyncPorts } from './ports.ts';

/** Waits between the tries of an icon before jitter, in ms. */
const BACKOFF_MS = [1_000, 4_000] as const;

export type Outcome =
  | Extract<Fetched, { kind: 'icon' }>
  | { readonly kind: 'absent' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unreachable' };

/** How an icon is fetched. */
export interface Patience {
  /** Returns true when the caller cannot wait: then there is no retry after a delay. */
  readonly isStopped: () => boolean;
  /** Bypasses the browser's cache from the first try. */
  readonly isFresh?: boolean;
  /** Nobody waits for it: the server and the network may serve others first. */
  readonly isAhead?: boolean;
}

/** For an icon on the screen: a retry after a delay would come too late. */
export const NO_WAITING: Patience = { isStopped: () => true };

type Ports = Pick<SyncPorts, 'fetchIcon' | 'isOnline' | 'random' | 'wait'>;

/**
 * Fetches an icon. Not found (404, 410): no retry. Server error or 429: three tries, with 0.5 to 1.5 times
 * the configured wait between them. Unreachable: the browser's cache may hold a response without CORS
 * headers, so one try bypasses it.
 */
export async function fetchWithTries(
  ports: Ports,
  url: string,
  { isStopped, isFresh: isFirstFresh = false, isAhead = false }: Patience,
): Promise<Outcome> {
  let isFresh = isFirstFresh;
  let tries = 0;
  for (;;) {
    const fetched = await ports.fetchIcon(url, { isFresh, isAhead });
    if (fetched.kind === 'icon') return fetched;
    if (fetched.kind === 'unreachable') {
      if (isFresh || !ports.isOnline()) return { kind: 'unreachable' };
      isFresh = true;
      continue;
    }
    if (fetched.status === 404 || fetched.status === 410) return { kind: 'absent' };
    const wait = BACKOFF_MS[tries];
    tries += 1;
    const isPassing = fetched.status >= 500 || fetched.status === 429;
    if (!isPassing || wait === undefined || isStopped()) return { kind: 'failed' };
    await ports.wait(wait * (0.5 + ports.random()));
    if (isStopped()) return { kind: 'failed' };
  }
}
