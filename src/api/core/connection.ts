import type { Caller, SentCall } from '#shared/wire/call-request.ts';
import type { MissingCalls } from '#api/core/optional-calls.ts';
import type { ServerHosts } from '#shared/wire/server-hosts.ts';
import type { Milliseconds } from '#shared/time/duration.ts';

/** Injected by the composition root, or by a test. */
export interface ApiConnection
  extends ServerHosts, Pick<Caller, 'pathPrefix' | 'sendsCookies' | 'baseFields'> {
  readonly timeout: Milliseconds;
  readToken(): string | null;
  /** Stores the token of a new sign-in; it never passes through the store. */
  keepToken(token: string): void;
  readXsrfToken(): string | null;
  /** Names of optional endpoints that the server does not have. */
  readonly missingCalls: MissingCalls;
  /** Records the outcome of each call: the whole app depends on whether the server answers. */
  readonly reachability: {
    noteAnswer(): void;
    /**
     * @param sentAt when the call was sent, by `performance.now`
     * @returns true if another try may be answered
     */
    noteLostCall(sentAt: number): boolean;
  };
  /** Whether the browser shows AVIF pictures. */
  showsAvif(): boolean;
  readonly fetch: (url: string, call: SentCall<AbortSignal>) => Promise<Response>;
}

let connection: ApiConnection | null = null;

/** Sets the server that the API calls; the composition root does so once, before any call. */
export function connectApi(to: ApiConnection): void {
  connection = to;
}

/** @throws Error when a call is made before `connectApi`: a bug in the composition root */
export function connected(): ApiConnection {
  if (connection === null) throw new Error('connectApi was not called before the first request');
  return connection;
}

/** Origin of the server, for relative URLs that it sends; '' = the page's own. */
export const apiBase = (): string => connected().origin;

/** Allowed hosts of URLs that the server sends. */
export const serverHosts = (): ServerHosts => connected();

export const showsAvif = (): boolean => connected().showsAvif();
