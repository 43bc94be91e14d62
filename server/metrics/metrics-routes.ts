import { collectDefaultMetrics, Registry } from 'prom-client';
import { once } from '#server/core/once.ts';
import { metricsReaders, operatorByKey, operatorKeysOf } from '#server/core/http/operator-key.ts';
import { Errcode } from '#server/core/http/refusal.ts';
import { METRICS_PATH } from '#server/metrics/metrics-path.ts';
import { measureRequests } from '#server/metrics/request-metrics.ts';
import { measureWork } from '#server/metrics/work-metrics.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { FastifyInstance } from 'fastify';

/** Event loop lag, memory, garbage collection, file handles: of the process, however many servers it has. */
const processMetrics = once(async () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
});

/**
 * `GET /metrics` in the text format of Prometheus, with the operator's key or the key of the metrics; absent
 * without either. Labels have few values, and never a player's data. Register it before the routes.
 */
export function addMetrics(app: FastifyInstance, ports: CorePorts): void {
  const keys = metricsReaders(operatorKeysOf(ports.settings), ports.settings.metricsKey);
  if (keys.length === 0) return;
  const registry = new Registry();
  measureRequests(app, registry);
  const readWorkMetrics = measureWork(ports, registry);
  app.get(METRICS_PATH, async (request, reply) => {
    if (operatorByKey(request, keys) === undefined) {
      return reply.code(401).send({ errcode: Errcode.sessionExpired, msg: 'wrong metrics key' });
    }
    await readWorkMetrics();
    const parts = [await (await processMetrics()).metrics(), await registry.metrics()];
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(parts.join('\n'));
  });
}
