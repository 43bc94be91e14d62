/** How a call is written (spec §7), for the first one too, which is sent before all other code. */

/** What a call says of the app, of the player and of the browser. */
export interface Caller {
  /** Origin of the platform; '' = the page's own. */
  readonly origin: string;
  /** Put before every path, e.g. `/ph`; usually ''. */
  readonly pathPrefix: string;
  /** Whether cookies go to a platform at another origin. */
  readonly sendsCookies: boolean;
  readonly baseFields: {
    readonly clientReferrer: string;
    readonly channel: string;
    readonly appId: string;
  };
  readonly token: string | null;
  readonly xsrfToken: string | null;
}

/** A call as `fetch` takes it. */
export interface SentCall {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly credentials?: 'include';
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal;
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
