import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request carries the operator's key, in its own header or as a bearer's; without a key nobody does. */
export function hasOperatorKey({ headers }: FastifyRequest, key: string): boolean {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return isOperatorKey(headers['x-operator-key'] ?? bearer, key);
}

/**
 * Whether a browser gives the operator's key as a password (RFC 7617). It then sends it by itself,
 * also for other sites, so this opens what is only read.
 */
export function hasOperatorPassword({ headers }: FastifyRequest, key: string): boolean {
  const [, encoded = ''] = /^Basic +([\w+/=-]+)$/i.exec(headers.authorization ?? '') ?? [];
  const text = Buffer.from(encoded, 'base64').toString();
  return isOperatorKey(text.slice(text.indexOf(':') + 1), key);
}

const isOperatorKey = (given: unknown, key: string): boolean =>
  key !== '' && typeof given === 'string' && timingSafeEqual(digest(given), digest(key));
