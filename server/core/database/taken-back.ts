import { sql } from 'kysely';
import type { Trx } from '#server/core/database/transact.ts';

/** Does work and takes back what it changed, so that what cannot be done is refused early. @returns its result */
export async function takenBack<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint tried`.execute(trx);
  const result = await work();
  await sql`rollback to savepoint tried`.execute(trx);
  return result;
}

/** Does work whose failure takes back only its own changes. */
export async function partly<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx);
    throw error;
  }
}
