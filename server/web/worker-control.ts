import { readFact } from '#server/facts.ts';
import type { Database } from '#server/database/open-database.ts';
import type { FastifyInstance } from 'fastify';

/** Where the app asks whether it may have a service worker (docs/decisions/0014). */
export const WORKER_CONTROL_PATH = '/worker-control.json';

/** Serves the worker's kill switch; every start of the app asks for it, past all caches. */
export function addWorkerControl(app: FastifyInstance, { db }: Database): void {
  app.get(WORKER_CONTROL_PATH, async (_request, reply) => {
    const control = await readFact(db, 'worker-control');
    return reply
      .header('cache-control', 'no-cache')
      .send({ disable: control?.isDisabled === true });
  });
}
