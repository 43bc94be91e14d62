import { pageOrigin } from '#browser/page/page.ts';

/** Allowed hosts of URLs that the server sends. */
export interface ServerHosts {
  /** The server's origin; '' = the page's own. */
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
 */
export function pictureAddress(url: string, hosts: ServerHosts): string {
  if (/^\/(?![/\\])/.test(url)) return hosts.origin + url;
  if (!/^https?:/.test(url)) return '';
  const own = [hosts.origin || pageOrigin(), ...hosts.pictureOrigins];
  return own.some((origin) => url.startsWith(`${origin}/`)) ? url : '';
}
