import type { IncomingMessage } from 'node:http';

/**
 * Encodes the percent signs of a path that cannot be decoded, so that it is a path like any other: a page that
 * does not exist, instead of an error. The query stays, as its fields are decoded one by one.
 */
export function decodableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (!path.includes('%') || isDecodable(path)) return url;
  return path.replaceAll('%', '%25') + (at < 0 ? '' : url.slice(at));
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
