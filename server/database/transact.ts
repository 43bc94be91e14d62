import { sql, type Transaction } from 'kysely';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

/** The handle of an open transaction: the only way to the database until it ends. */
export type Trx = Transaction<Tables>;

export interface TransactOptions {
  /** A number from 0 to 1, for the jitter. */
  random?: () => number;
  /** Waits so many milliseconds. */
  sleep?: (milliseconds: number) => Promise<void>;
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
/** How many times a conflicting transaction is run again. */
const RETRIES = 8;
/** After so many conflicts it runs while no other does, so that it comes to its end. */
const RETRIES_AMONG_OTHERS = 3;
const FIRST_WAIT = 10;
const LONGEST_WAIT = 500;

/**
 * Runs work in a serialisable transaction and commits it. When PostgreSQL refuses it because of
 * others running at the same time, everything is rolled back and the work runs again after a
 * random wait, so the work must have no effect outside the database. One that is refused again and
 * again runs alone: others wait for it, on every server of this database.
 * @throws whatever the work throws (rolled back), the last conflict when the retries are used up,
 * and PoolInsideTransaction when the work touches the database other than through its handle.
 */
export async function transact<T>(
  database: Database,
  work: (trx: Trx) => Promise<T>,
  options: TransactOptions = {},
): Promise<T> {
  const { random = Math.random, sleep = wait } = options;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await database.db
        .transaction()
        .setIsolationLevel('serializable')
        .execute((trx) =>
          database.guard.run(async () => {
            if (database.kind === 'postgres') await prepare(trx, attempt > RETRIES_AMONG_OTHERS);
            return work(trx);
          }),
        );
    } catch (error) {
      if (attempt >= RETRIES || !isConflict(error)) throw error;
    }
    await sleep(random() * Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT));
  }
}

/**
 * PostgreSQL reads a small table whole, and a serialisable transaction that has read a whole table
 * conflicts with everybody who writes to it: players of a young platform would wait for each other.
 * So transactions read by indexes. And they go through a gate, which one that runs alone holds shut:
 * locking a table takes no snapshot, so whoever waits there sees what was committed meanwhile.
 */
async function prepare(trx: Trx, isAlone: boolean): Promise<void> {
  const mode = isAlone ? 'access exclusive' : 'access share';
  await sql
    .raw(`set local enable_seqscan = off; lock table transact_gate in ${mode} mode`)
    .execute(trx);
}

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK_DETECTED;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
