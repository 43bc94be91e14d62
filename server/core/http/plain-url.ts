import type { IncomingMessage } from 'node:http';

/**
 * Rewrites an address before it is routed: several slashes are one, and a path that cannot be decoded gets its
 * percent signs encoded, so that it is a path like any other instead of an error. The query stays, as its fields
 * are decoded one by one.
 */
export function plainUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const slashed = path.replaceAll(/\/{2,}/g, '/');
  const plain = isDecodable(slashed) ? slashed : slashed.replaceAll('%', '%25');
  return plain === path ? url : plain + (at < 0 ? '' : url.slice(at));
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
