import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** True when a request has the operator's key, in its header or as a bearer token; false without a key. */
export function hasOperatorKey({ headers }: FastifyRequest, key: string): boolean {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return isOperatorKey(headers['x-operator-key'] ?? bearer, key);
}

/**
 * True when a browser sends the operator's key as a password (RFC 7617). Browsers then repeat it
 * automatically, also for other sites, so this grants only read access.
 */
export function hasOperatorPassword({ headers }: FastifyRequest, key: string): boolean {
  const [, encoded = ''] = /^Basic +([\w+/=-]+)$/i.exec(headers.authorization ?? '') ?? [];
  const text = Buffer.from(encoded, 'base64').toString();
  return isOperatorKey(text.slice(text.indexOf(':') + 1), key);
}

const isOperatorKey = (given: unknown, key: string): boolean =>
  key !== '' && typeof given === 'string' && timingSafeEqual(digest(given), digest(key));
