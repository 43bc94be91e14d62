import { Gauge, type Registry } from 'prom-client';
import { keepFresh, settledWithin } from '#server/core/fresh.ts';
import { SECOND_MS, type EpochMs } from '#shared/time/duration.ts';
import { readFact } from '#server/core/facts.ts';
import { measureReconciliation } from '#server/metrics/reconcile-metrics.ts';
import { readWork, WORK_STATES, type Work, type WorkKind } from '#server/metrics/read-work.ts';
import type { CorePorts } from '#server/core/ports.ts';

/** Several scrapers, or one that asks often, cost one query in this time. */
const FRESH_MS = 5 * SECOND_MS;
/** A scrape must be answered also while the database is not. */
const PATIENCE_MS = 2 * SECOND_MS;

/** Gauges of what is in the database. @returns a function that reads it and sets them */
export function measureWork(
  { database, clock }: Pick<CorePorts, 'database' | 'clock'>,
  registry: Registry,
): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const isUp = gauge('parola_database_up', 'Whether the database answered this scrape.', []);
  const connections = gauge(
    'parola_database_connections',
    'Connections of the pool: in use, idle, and the calls that wait for one.',
    ['state'],
  );
  const mostConnections = gauge('parola_database_connections_max', 'Size of the pool.', []);
  const count = gauge(
    'parola_work',
    'Work in the database that waits, by kind and state. The same on every server.',
    ['kind', 'state'],
  );
  const age = gauge('parola_work_oldest_seconds', 'Age of the oldest work that waits, by kind.', [
    'kind',
  ]);
  const setReconciliation = measureReconciliation(registry);
  const fresh = keepFresh(clock, FRESH_MS, () =>
    Promise.all([readWork(database.db, clock.now()), readFact(database.db, 'last-reconciliation')]),
  );

  function setWork(rows: readonly Work[], now: EpochMs): void {
    for (const kind of Object.keys(WORK_STATES) as WorkKind[]) {
      const own = rows.filter((row) => row.kind === kind);
      for (const state of WORK_STATES[kind]) {
        count.set({ kind, state }, own.find((row) => row.state === state)?.count ?? 0);
      }
      const since = Math.min(now, ...own.flatMap((row) => row.since ?? []));
      age.set({ kind }, (now - since) / SECOND_MS);
    }
  }

  return async () => {
    const { max, open, idle, waiting } = database.connections();
    mostConnections.set(max);
    connections.set({ state: 'used' }, open - idle);
    connections.set({ state: 'idle' }, idle);
    connections.set({ state: 'waiting' }, waiting);
    const found = await settledWithin(
      PATIENCE_MS,
      fresh.get().catch(() => undefined),
      undefined,
    );
    isUp.set(found ? 1 : 0);
    if (found) {
      const [work, reconciliation] = found;
      setWork(work, clock.now());
      if (reconciliation) setReconciliation(reconciliation);
    } else {
      // Yesterday's numbers would look like today's.
      count.reset();
      age.reset();
    }
  };
}
