import { MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { takeTurn } from '#server/players/base/rate-limits.ts';
import { SANDBOX_PATH } from '#server/core/outbound/delivery.ts';
import { callerAddress } from '#server/core/http/caller-address.ts';
import { networkOf } from '#server/core/http/network-of.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

const TURNS = { turns: 300, windowMs: MINUTE_MS };
const STORED = 200;
const LONGEST = 2000;

type SandboxRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/**
 * A receiver in the demo, to try postbacks without a tracker. It answers with the status of `answer=503`
 * in its address, and not at all for `answer=none`.
 */
export async function addPostbackReceiver(
  app: FastifyInstance,
  { database: { db }, clock, settings }: CorePorts,
): Promise<void> {
  const receive = async (request: SandboxRequest, reply: FastifyReply) => {
    const now = clock.now();
    const network = networkOf(callerAddress(request), settings.ipv6Prefix);
    const turn = await takeTurn(db, `postback-sandbox:${network}`, TURNS, now);
    if (turn.waitMs > 0) return reply.code(429).send({ error: 'too-frequent' });
    const wanted = request.query['answer'];
    const status = /^[2-5]\d\d$/.exec(String(wanted))?.[0] ?? '200';
    const answered = wanted === 'none' ? null : Number(status);
    await store(db, request, { now, answered });
    if (answered === null) return reply.hijack();
    return reply.code(answered).send({ received: answered < 300 });
  };
  await app.register(async (scope) => {
    // Scheduled files are CSV.
    scope.addContentTypeParser('text/csv', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.get(SANDBOX_PATH, receive);
    scope.post(SANDBOX_PATH, receive);
  });
}

async function store(
  db: Kysely<Tables>,
  { url, method, body, headers }: SandboxRequest,
  { now, answered }: { now: EpochMs; answered: number | null },
): Promise<void> {
  const text = body === undefined || body === null ? '' : JSON.stringify(body);
  const { id } = await db
    .insertInto('postback_received')
    .values({
      received_at: now,
      event_id: oneLine(String(headers['x-parola-event-id'] ?? '')).slice(0, 100),
      method,
      content: oneLine(`${url} ${text}`).slice(0, LONGEST),
      answered,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('postback_received')
    .where('id', '<=', id - STORED)
    .execute();
}
