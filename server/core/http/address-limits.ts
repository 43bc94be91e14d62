/** Rate limits by address, in this process's memory, for routes that need no session. */
import { MINUTE_MS } from '#shared/time/duration.ts';
import rateLimit from '@fastify/rate-limit';
import { callerAddress } from '#server/core/http/caller-address.ts';
import { networkOf } from '#server/core/http/network-of.ts';
import { TooManyRequests } from '#server/core/http/refusal.ts';
import type { Settings } from '#server/core/settings/settings.ts';
import type { FastifyInstance } from 'fastify';

/** Most addresses tracked at once; each takes a few hundred bytes. */
const ADDRESSES_MAX = 20_000;

/**
 * Lets routes set a limit as `config: { rateLimit: perMinute(30) }`. Register it before them. Limits that
 * must hold across several servers are rows in the database (`requireTurn`).
 */
export async function addAddressLimits(
  app: FastifyInstance,
  { ipv6Prefix }: Pick<Settings, 'ipv6Prefix'>,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    cache: ADDRESSES_MAX,
    keyGenerator: (request) => networkOf(callerAddress(request), ipv6Prefix),
    errorResponseBuilder: () => new TooManyRequests(),
  });
}

export const perMinute = (max: number) => ({ max, timeWindow: MINUTE_MS });
