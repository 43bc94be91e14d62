import { sql } from 'kysely';
import { takeCallback } from '#server/deposit/callback.ts';
import type { DepositEffects } from '#server/deposit/paid-deposit.ts';
import { perMinute } from '#server/core/http/address-limits.ts';
import { callerAddress } from '#server/core/http/caller-address.ts';
import { ForgedCallback, type ForgeryReason } from '#server/money/payments/provider.ts';
import type { Market } from '#shared/market/market.ts';
import { marketDay } from '#server/core/market-day.ts';
import type { Payments } from '#server/money/payments/payments.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';

export const CALLBACK_PATH = '/callback/payment';

/** Per address; enough for a busy provider. Beyond it, callbacks are answered with 429. */
const CALLBACKS_PER_MINUTE = 3_000;

export interface CallbackPorts extends CorePorts {
  readonly payments: Payments;
  readonly depositEffects: DepositEffects;
}

/**
 * Receives payment callbacks of providers. A valid signature is answered with 200 whatever the event's
 * effect, so that the provider stops retrying; an invalid one with 401, counted per day.
 */
export function addCallbacks(
  app: FastifyInstance,
  { database, clock, payments, settings, depositEffects: effects }: CallbackPorts,
): void {
  const { market } = settings;
  app.register(async (scope) => {
    // The signature covers the raw text, so no parser may run before.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { provider: string } }>(
      `${settings.pathPrefix}${CALLBACK_PATH}/:provider`,
      { config: { rateLimit: perMinute(CALLBACKS_PER_MINUTE) } },
      async (request, reply) => {
        const provider = payments.named(request.params.provider);
        if (!provider) return reply.callNotFound();
        const now = clock.now();
        const { headers, body } = request;
        try {
          const text = typeof body === 'string' ? body : '';
          const event = provider.readCallback({ headers, body: text, now });
          const taken = { provider: provider.name, event, market, now, effects };
          const outcome = await takeCallback(database, taken);
          if (outcome === 'held') request.log.warn({ event }, 'a payment waits for the operator');
          return { ok: true, outcome };
        } catch (error) {
          if (!(error instanceof ForgedCallback)) throw error;
          const { reason } = error;
          request.log.warn(
            { provider: provider.name, reason, ip: callerAddress(request) },
            'forged callback',
          );
          await countRefusal(database.db, { provider: provider.name, reason, market, now });
          return reply.code(401).send({ ok: false, reason });
        }
      },
    );
  });
}

interface Refused {
  provider: string;
  reason: ForgeryReason;
  market: Market;
  now: EpochMs;
}

async function countRefusal(
  db: Kysely<Tables>,
  { provider, reason, market, now }: Refused,
): Promise<void> {
  await db
    .insertInto('callback_refusal')
    .values({ provider, day: marketDay(market, now).number, reason, count: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'day', 'reason']).doUpdateSet({
        count: sql<number>`callback_refusal.count + 1`,
        last_at: now,
      }),
    )
    .execute();
}
