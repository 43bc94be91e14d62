/** Builds a call (spec §7), also the first one, which is sent before all other code has loaded. */

/** The app, player and browser of a call. */
export interface Caller {
  /** Origin of the server; '' = the page's own. */
  readonly origin: string;
  /** Prefix of every path, e.g. `/ph`; usually ''. */
  readonly pathPrefix: string;
  /** Whether cookies are sent to a server at another origin. */
  readonly sendsCookies: boolean;
  readonly baseFields: {
    readonly clientReferrer: string;
    readonly channel: string;
    readonly appId: string;
  };
  readonly token: string | null;
  readonly xsrfToken: string | null;
}

/** A call as `fetch` takes it. @template Signal the platform's way to end it, which is not known here */
export interface SentCall<Signal = never> {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly credentials?: 'include';
  readonly keepalive?: boolean;
  readonly signal?: Signal;
}

export function callRequest(
  { origin, pathPrefix, sendsCookies, baseFields, token, xsrfToken }: Caller,
  path: string,
  body: object = {},
): readonly [url: string, call: SentCall] {
  const headers = {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: token }),
    ...(xsrfToken === null ? {} : { 'x-xsrf-token': xsrfToken }),
  };
  return [
    origin + pathPrefix + path,
    {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...baseFields, ...body }),
      ...(sendsCookies ? { credentials: 'include' } : {}),
    },
  ];
}
