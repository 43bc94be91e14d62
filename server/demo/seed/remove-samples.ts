import { readDocuments, writeDocuments } from '#server/catalogue/documents.ts';
import { makeDemoDocuments } from '#server/demo/seed/seed-catalogue.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import { withoutSamples } from '#server/demo/seed/without-samples.ts';
import { transact } from '#server/core/database/transact.ts';
import { readFact, writeFact } from '#server/core/facts.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/**
 * Removes the demo's samples from a database that will serve real players. What an operator has changed or
 * added stays. Does nothing when they are gone.
 */
export async function removeSamples(database: Database, now: EpochMs): Promise<void> {
  const isDone = async (db: Database['db']) => (await readFact(db, 'seed'))?.samples === false;
  if (await isDone(database.db)) return;
  await transact(database, async (trx) => {
    const seed = await readFact(trx, 'seed');
    if (!seed || seed.samples === false) return;
    const samples = await makeDemoDocuments({ ...seed, now });
    await writeDocuments(trx, withoutSamples(await readDocuments(trx), samples), now);
    // Only the seed writes big wins.
    await trx.deleteFrom('big_win').execute();
    await writeFact(trx, 'seed', { ...seed, samples: false });
    await updateVersions(trx);
  });
}
