import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Cookies of this server. Over HTTPS their names have the prefix `__Host-`: browsers take them only from this
 * host, so that no page of a neighbouring name can place one of its own before them (RFC 6265bis, 4.1.3).
 */
const PREFIX = '__Host-';

export interface CookieOptions {
  /** 0 deletes the cookie. */
  maxAgeSeconds: number;
  /** Without HTTPS; over HTTPS a cookie is of the whole host. */
  path: '/' | '/report';
  /** Hides it from scripts. */
  isHttpOnly: boolean;
}

type Asked = Pick<FastifyRequest, 'headers' | 'protocol'>;

/** Returns the raw values of all cookies with exactly this name. */
export function cookieValues(header: string | undefined, name: string): string[] {
  const start = `${name}=`;
  return (header ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(start))
    .map((cookie) => cookie.slice(start.length));
}

/**
 * Reads a cookie of this server; undefined without one, and for several of the name: it is unknown which
 * one is ours. A prefixed one is believed without HTTPS, too, where a proxy in front ends it.
 */
export function readCookie({ headers, protocol }: Asked, name: string): string | undefined {
  const own = cookieValues(headers.cookie, PREFIX + name);
  if (own.length > 0 || protocol === 'https') return own.length === 1 ? own[0] : undefined;
  const plain = cookieValues(headers.cookie, name);
  return plain.length === 1 ? plain[0] : undefined;
}

/** Sets a cookie of this server. @param value without characters that a cookie cannot have */
export function setCookie(
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  reply: FastifyReply,
  [name, value]: readonly [name: string, value: string],
  { maxAgeSeconds, path, isHttpOnly }: CookieOptions,
): void {
  const isSecure = protocol === 'https';
  const parts = [
    `${isSecure ? PREFIX : ''}${name}=${value}`,
    `Path=${isSecure ? '/' : path}`,
    `Max-Age=${maxAgeSeconds}`,
    ...(isHttpOnly ? ['HttpOnly'] : []),
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ];
  void reply.header('set-cookie', parts.join('; '));
}
