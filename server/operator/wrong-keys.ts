import { perMinute } from '#server/core/http/address-limits.ts';
import { TooManyRequests } from '#server/core/http/refusal.ts';
import {
  metricsReaders,
  operatorByKey,
  operatorByPassword,
  type OperatorKey,
} from '#server/core/http/operator-key.ts';
import { METRICS_PATH } from '#server/metrics/metrics-path.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Per address, on all routes together: enough for a mistaken script, too few to guess with. */
export const WRONG_KEYS_PER_MINUTE = 30;

/**
 * Answers an address that keeps sending wrong operator keys with 429. A right key always passes, so that a
 * stranger at the operator's address cannot lock the operator out.
 */
export function limitWrongKeys(
  app: FastifyInstance,
  operators: readonly OperatorKey[],
  metricsKey: string,
): void {
  const keys = metricsReaders(operators, metricsKey);
  if (keys.length === 0) return;
  const isRight = (request: FastifyRequest): boolean =>
    (operatorByKey(request, keys) ?? operatorByPassword(request, operators)) !== undefined;
  const count = app.createRateLimit(perMinute(WRONG_KEYS_PER_MINUTE));
  app.addHook('onRequest', async (request) => {
    if (!givesKey(request) || isRight(request)) return;
    const turn = await count(request);
    if (!turn.isAllowed && turn.isExceeded) throw new TooManyRequests();
  });
}

/** A bearer token elsewhere is an account's; these take only a key. */
const givesKey = ({ headers, url }: FastifyRequest): boolean =>
  headers['x-operator-key'] !== undefined ||
  /^Basic /i.test(headers.authorization ?? '') ||
  url.startsWith('/operator/') ||
  url.startsWith(METRICS_PATH);
