import { parseParams } from '#shared/lobby/search-params.ts';
import { storable } from '#server/core/http/storable.ts';
import type { FastifyInstance } from 'fastify';

/** Parses the query of every request, as the app does. */
export const readQuery = (query: string): Record<string, unknown> =>
  storable(parseParams(query)) as Record<string, unknown>;

/** Makes the parameters of every path storable before a handler reads them. */
export function cleanParams(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    request.params = storable(request.params);
    done();
  });
}
