import type { Transaction } from 'kysely';
import { outageKind } from './outage.ts';
import { sentCommit } from './transaction-start.ts';
import { isOutdated } from './statement-names.ts';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

/** The handle of an open transaction: the only way to the database until it ends. */
export type Trx = Transaction<Tables>;

export interface TransactOptions {
  /** For work that reads or writes whole tables: its statements may take minutes. */
  isLong?: true;
  /**
   * For background work that locks every row it reads: it is exempt from serialisation conflicts, so that
   * players' calls are never retried because of it.
   */
  isReadCommitted?: true;
  /** Returns a number from 0 to 1, for the jitter. */
  random?: () => number;
  sleep?: (milliseconds: number) => Promise<void>;
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
/** How many times a conflicting transaction is retried. */
const RETRIES = 8;
/** After more conflicts than this it runs exclusively, so that it completes. */
const RETRIES_AMONG_OTHERS = 3;
/** How many times a transaction is retried when its connection breaks before the commit: 1.5 s. */
const RETRIES_AFTER_LOSS = 8;
const FIRST_WAIT = 10;
const LONGEST_WAIT = 500;

/**
 * Runs work in a serialisable transaction and commits it. When it conflicts with concurrent transactions, or
 * its connection breaks before the commit, everything is rolled back and the work is retried after a random
 * wait, so the work must have no effect outside the database. After repeated conflicts it runs exclusively:
 * others wait for it, on every server of this database.
 * @throws whatever the work throws (rolled back), the last conflict or outage when the retries are used up,
 * the outage when the connection broke during the commit (it may have succeeded: the caller retries a call
 * that has a request number), and PoolInsideTransaction when the work uses the database other than through
 * its handle.
 */
export async function transact<T>(
  database: Database,
  work: (trx: Trx) => Promise<T>,
  options: TransactOptions = {},
): Promise<T> {
  const { isLong = false, isReadCommitted, random = Math.random, sleep = wait } = options;
  let conflicts = 0;
  let losses = 0;
  for (;;) {
    let isCommitting = false;
    try {
      const isAlone = conflicts > RETRIES_AMONG_OTHERS;
      return await database
        .starting({ isAlone, isLong })
        .transaction()
        .setIsolationLevel(isReadCommitted ? 'read committed' : 'serializable')
        .execute((trx) =>
          database.guard.run(async () => {
            const result = await work(trx);
            isCommitting = true;
            return result;
          }),
        );
    } catch (error) {
      if (isConflict(error) && conflicts < RETRIES) conflicts += 1;
      else if (
        isLoss(error) &&
        !isCommitting &&
        !hasSentCommit(error) &&
        losses < RETRIES_AFTER_LOSS
      )
        losses += 1;
      else throw error;
    }
    const attempt = conflicts + losses - 1;
    await sleep(random() * Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT));
  }
}

const hasSentCommit = (error: unknown): boolean => error instanceof Error && sentCommit.has(error);

const isLoss = (error: unknown): boolean => outageKind(error) === 'lost';

/** Includes tables changed by a newer server's migration. */
function isConflict(error: unknown): boolean {
  if (isOutdated(error)) return true;
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK_DETECTED;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
