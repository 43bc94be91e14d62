import { Histogram, type Registry } from 'prom-client';
import { callName } from '#server/core/http/call-name.ts';
import type { FastifyInstance } from 'fastify';

/** In seconds. The app gives up after 10 s (spec §7). */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const SECOND_MS = 1000;

/** Counts and times every answered request by what it asked for, and its HTTP status. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'parola_http_request_duration_seconds',
    help: 'Time until a request was answered, by endpoint name or route pattern, and HTTP status.',
    labelNames: ['call', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      { call: callName(request), status: String(reply.statusCode) },
      reply.elapsedTime / SECOND_MS,
    );
    done();
  });
}
