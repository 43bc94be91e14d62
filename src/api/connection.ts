import type { Caller, SentCall } from '#api/call-request.ts';
import type { PlatformHosts } from '#api/platform-hosts.ts';
import type { Milliseconds } from '#domain/duration.ts';

/** What the composition root injects; a test injects its own. */
export interface ApiConnection
  extends PlatformHosts, Pick<Caller, 'pathPrefix' | 'sendsCookies' | 'baseFields'> {
  readonly timeout: Milliseconds;
  readToken(): string | null;
  /** Takes the token of a fresh sign-in; it never passes through the store. */
  keepToken(token: string): void;
  readXsrfToken(): string | null;
  /** Optional calls that the platform does not have, by name. */
  readonly missingCalls: { has(name: string): boolean; add(name: string): void };
  /** What became of each call: whether the server answers at all is the whole app's business. */
  readonly reachability: {
    noteAnswer(): void;
    /** @param sentAt when the call was sent, by `performance.now` */
    noteLostCall(sentAt: number): void;
  };
  readonly fetch: (url: string, call: SentCall) => Promise<Response>;
}

let connection: ApiConnection | null = null;

/** Tells the API which platform to call; the composition root does it once, before any call. */
export function connectApi(to: ApiConnection): void {
  connection = to;
}

/** @throws Error when a call is made before `connectApi`: a mistake of the composition root. */
export function connected(): ApiConnection {
  if (connection === null) throw new Error('connectApi was not called before the first request');
  return connection;
}

/** Origin of the platform, for addresses that it gives without one; '' = the page's own. */
export const apiBase = (): string => connected().origin;

/** Where what the platform names may come from. */
export const platformHosts = (): PlatformHosts => connected();
