import { pageOrigin } from '#browser/page.ts';

/** Where what the platform names may come from. */
export interface PlatformHosts {
  /** The platform's origin; '' = the page's own. */
  readonly origin: string;
  /** Other origins with pictures of the platform, as the operator set them: the page's policy has the same. */
  readonly pictureOrigins: readonly string[];
}

/** An address as the page can load it: one without an origin belongs to the platform's. */
export function absolute(url: string, { origin }: PlatformHosts): string {
  return url.startsWith('/') && !url.startsWith('//') ? origin + url : url;
}

/**
 * A picture's address as the page can load it: a path of the platform's, or an address at one of its
 * hosts. Of all else there is no picture: the page's policy forbids a foreign one, which would be tried
 * again and again for nothing, and its host would learn who looks.
 */
export function pictureAddress(url: string, hosts: PlatformHosts): string {
  if (/^\/(?![/\\])/.test(url)) return hosts.origin + url;
  if (!/^https?:/.test(url)) return '';
  const own = [hosts.origin || pageOrigin(), ...hosts.pictureOrigins];
  return own.some((origin) => url.startsWith(`${origin}/`)) ? url : '';
}
