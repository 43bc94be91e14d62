/** Allowed hosts of URLs that the server sends. */
export interface ServerHosts {
  /** The server's origin; '' = the app's own. */
  readonly origin: string;
  /** Other origins of the server's pictures, set by the operator: the page's policy has the same. */
  readonly pictureOrigins: readonly string[];
}

/** Resolves a URL: one without an origin belongs to the server. */
export function absolute(url: string, { origin }: ServerHosts): string {
  return url.startsWith('/') && !url.startsWith('//') ? origin + url : url;
}

/**
 * Resolves a picture's URL: a path of the server, or a URL at one of its hosts. Anything else becomes '': the
 * page's policy blocks foreign pictures, they would be retried in vain, and their host would learn who is
 * viewing.
 * @param appOrigin where the app itself comes from
 */
export function pictureAddressFrom(
  url: string,
  hosts: ServerHosts,
  appOrigin: () => string,
): string {
  if (/^\/(?![/\\])/.test(url)) return hosts.origin + url;
  if (!/^https?:/.test(url)) return '';
  const own = [hosts.origin || appOrigin(), ...hosts.pictureOrigins];
  return own.some((origin) => url.startsWith(`${origin}/`)) ? url : '';
}
