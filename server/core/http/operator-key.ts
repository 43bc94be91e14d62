import { createHash, timingSafeEqual } from 'node:crypto';
import type { Settings } from '#server/core/settings/settings.ts';
import type { FastifyRequest } from 'fastify';

/** A key of the operator's HTTP calls, and whose it is. */
export interface OperatorKey {
  name: string;
  key: string;
}

/** Whose the key without a name is. */
export const OPERATOR_NAME = 'operator';

/** All keys; none when HTTP has no operator. */
export const operatorKeysOf = ({
  operatorKey,
  operatorKeys,
}: Pick<Settings, 'operatorKey' | 'operatorKeys'>): readonly OperatorKey[] => [
  ...(operatorKey === '' ? [] : [{ name: OPERATOR_NAME, key: operatorKey }]),
  ...operatorKeys,
];

/** Who may read the metrics: every operator, and whoever has the key that opens nothing else. */
export const metricsReaders = (
  operators: readonly OperatorKey[],
  metricsKey: string,
): readonly OperatorKey[] =>
  metricsKey === '' ? operators : [...operators, { name: 'metrics', key: metricsKey }];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whose key a request has in its header or as a bearer token; undefined without one. */
export function operatorByKey(
  { headers }: FastifyRequest,
  keys: readonly OperatorKey[],
): string | undefined {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return ownerOf(headers['x-operator-key'] ?? bearer, keys);
}

/**
 * Whose key a browser sends as a password (RFC 7617). Browsers then repeat it automatically, also for other
 * sites, so this grants only read access.
 */
export function operatorByPassword(
  { headers }: FastifyRequest,
  keys: readonly OperatorKey[],
): string | undefined {
  const [, encoded = ''] = /^Basic +([\w+/=-]+)$/i.exec(headers.authorization ?? '') ?? [];
  const text = Buffer.from(encoded, 'base64').toString();
  return ownerOf(text.slice(text.indexOf(':') + 1), keys);
}

/** Compares with every key, so that the time says nothing about them. */
function ownerOf(given: unknown, keys: readonly OperatorKey[]): string | undefined {
  if (typeof given !== 'string') return undefined;
  const wanted = digest(given);
  return keys.filter(({ key }) => timingSafeEqual(wanted, digest(key)))[0]?.name;
}
