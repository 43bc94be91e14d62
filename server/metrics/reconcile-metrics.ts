import { Gauge, type Registry } from 'prom-client';
import { SECOND_MS } from '#shared/time/duration.ts';
import type { LastReconciliation } from '#server/core/facts.ts';

/** Gauges of the last comparison of all money, absent until there was one. @returns a function that sets them */
export function measureReconciliation(registry: Registry): (last: LastReconciliation) => void {
  const makeGauges = () => ({
    at: new Gauge({
      name: 'parola_reconcile_timestamp_seconds',
      help: 'When all money was last compared with its orders, rounds and claims.',
      registers: [registry],
    }),
    took: new Gauge({
      name: 'parola_reconcile_duration_seconds',
      help: 'How long the last comparison took.',
      registers: [registry],
    }),
    disagreements: new Gauge({
      name: 'parola_reconcile_disagreements',
      help: 'Disagreements that the last comparison found.',
      registers: [registry],
    }),
  });
  let gauges: ReturnType<typeof makeGauges> | undefined;
  return ({ at, tookMs, disagreements }) => {
    gauges ??= makeGauges();
    gauges.at.set(at / SECOND_MS);
    gauges.took.set(tookMs / SECOND_MS);
    gauges.disagreements.set(disagreements);
  };
}
