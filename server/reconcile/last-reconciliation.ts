import { writeFact } from '#server/core/facts.ts';
import { disagreementsIn, reconcile, type Reconciliation } from '#server/reconcile/reconcile.ts';
import type { CorePorts } from '#server/core/ports.ts';

/** Compares all money, and stores when that was and how many disagreements it found. */
export async function reconcileAndRecord({
  database,
  clock,
}: Pick<CorePorts, 'database' | 'clock'>): Promise<Reconciliation> {
  const startedAt = performance.now();
  const reconciliation = await reconcile(database.longDb);
  await writeFact(database.db, 'last-reconciliation', {
    at: clock.now(),
    tookMs: Math.round(performance.now() - startedAt),
    disagreements: disagreementsIn(reconciliation).length,
  });
  return reconciliation;
}
