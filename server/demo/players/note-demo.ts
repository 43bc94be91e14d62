import { readFact, writeFact } from '#server/core/facts.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** Records that this database has rows of a demo; a start for real players then refuses it. */
export async function noteDemo(trx: Trx): Promise<void> {
  if ((await readFact(trx, 'demo')) !== 'made') await writeFact(trx, 'demo', 'made');
}
