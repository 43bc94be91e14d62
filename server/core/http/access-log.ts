import { callName } from '#server/core/http/call-name.ts';
import type { FastifyInstance } from 'fastify';

/** What load balancers ask every few seconds: logged at debug level only. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * Logs a line for each answered request: what it asked for by name or route pattern, status, duration, and
 * the reference of its answer. No path, query, header or body: they contain tokens and codes.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const call = callName(request);
    const { method } = request;
    const line = { call, method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log[PROBES.has(call) ? 'debug' : 'info'](line, 'request');
    done();
  });
}
