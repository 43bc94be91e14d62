import { outageKind } from '#server/core/database/outage.ts';
import { settledWithin } from '#server/core/fresh.ts';
import { readFact } from '#server/core/facts.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { FastifyInstance } from 'fastify';

/** Where the app checks whether it may have a service worker (docs/decisions/0013). */
export const WORKER_CONTROL_PATH = '/worker-control.json';

/** Longest wait for the database, in ms. */
const PATIENCE_MS = 1000;

/** Serves the worker's kill switch; its last known value in an outage. Every launch requests it uncached. */
export function addWorkerControl(app: FastifyInstance, { db }: Database): void {
  let known = { disable: false };
  const read = async (): Promise<{ disable: boolean }> => {
    const control = await readFact(db, 'worker-control');
    known = { disable: control?.isDisabled === true };
    return known;
  };
  app.get(WORKER_CONTROL_PATH, async (_request, reply) => {
    const reading = read().catch((error: unknown) => {
      if (outageKind(error) === undefined) throw error;
      return known;
    });
    // Every launch of the app waits for this answer.
    const control = await settledWithin(PATIENCE_MS, reading, known);
    return reply.header('cache-control', 'no-cache').send(control);
  });
}
