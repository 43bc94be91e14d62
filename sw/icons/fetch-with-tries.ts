/** One icon, with the patience that a server with a problem deserves and no more. */
import type { Fetched, SyncPorts } from './ports.ts';

/** Waits between the tries of an icon, before the jitter, in milliseconds. */
const BACKOFF_MS = [1_000, 4_000] as const;

export type Outcome =
  | Extract<Fetched, { kind: 'icon' }>
  | { readonly kind: 'absent' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unreachable' };

/** How an icon is asked for. */
export interface Patience {
  /** True when nobody waits that long: then no try follows a wait. */
  readonly isStopped: () => boolean;
  /** Goes past the browser's cache from the first try on. */
  readonly isFresh?: boolean;
}

/** For the screen: a second try after a wait would come too late. */
export const NO_WAITING: Patience = { isStopped: () => true };

type Ports = Pick<SyncPorts, 'fetchIcon' | 'isOnline' | 'random' | 'wait'>;

/**
 * Asks for an icon. Not there (404, 410): said once. A server's error: three tries, each half to
 * one and a half of its wait after the last. Unreachable: the browser's own cache may hold an
 * answer without CORS headers, so one try goes past it.
 */
export async function fetchWithTries(
  ports: Ports,
  url: string,
  { isStopped, isFresh: isFirstFresh = false }: Patience,
): Promise<Outcome> {
  let isFresh = isFirstFresh;
  let tries = 0;
  for (;;) {
    const fetched = await ports.fetchIcon(url, isFresh);
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
