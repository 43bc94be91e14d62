import { sql } from 'kysely';
import { settledWithin } from '#server/core/fresh.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { FastifyInstance } from 'fastify';

/** A load balancer polls every few seconds and treats a timeout as a failure. */
const PATIENCE_MS = 1000;

/**
 * Health checks for load balancers and supervisors: `/healthz` answers while the process runs, `/readyz`
 * while it can reach its database and is not shutting down. Migrations run before the server listens.
 */
export function addHealth(app: FastifyInstance, { db }: Database): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.get('/readyz', async (_request, reply) => {
    const asked = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const hasDatabase = await settledWithin(PATIENCE_MS, asked, false);
    const why = hasDatabase ? 'closing' : 'no database';
    const isReady = hasDatabase && !isClosing;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : why });
  });
}
