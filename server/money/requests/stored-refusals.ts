import { StoredRefusal } from '#server/core/http/refusal.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import type { Database } from '#server/core/database/open-database.ts';

/** As `transact`, but a `StoredRefusal` commits what was written before it, and is then thrown. */
export async function transactWithRefusal<T>(
  database: Database,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  const outcome = await transact(database, (trx) => orRefusal(() => work(trx)));
  if (outcome.refusal) throw outcome.refusal;
  return outcome.value;
}

/** Returns the value, or the refusal to commit. @throws everything else that the work throws */
export async function orRefusal<T>(
  work: () => Promise<T>,
): Promise<{ value: T; refusal?: undefined } | { refusal: StoredRefusal }> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof StoredRefusal) return { refusal: error };
    throw error;
  }
}
