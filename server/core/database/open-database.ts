import { mkdir } from 'node:fs/promises';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Connections } from './connections.ts';
import { DiskSpace } from './disk-space.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './open-embedded.ts';
import { PglitePool } from './pglite-pool.ts';
import { PoolGuard } from './pool-guard.ts';
import { postgresPools } from './postgres-pool.ts';
import type { Tables } from './tables.ts';
import { TransactionStart, type TransactionKind } from './transaction-start.ts';

export interface DatabaseOptions {
  /** A PostgreSQL address; without one, uses the embedded database in `dataDir`. */
  databaseUrl?: string;
  /** A replica of it for reports; without one, they read from the database itself. */
  reportDatabaseUrl?: string;
  dataDir: string;
  /**
   * True detects a use of the pool inside a transaction also on PostgreSQL, as tests do. It slows down every
   * promise of the process, and PostgreSQL has a connection for each: such a use never waits for ever there.
   */
  watchesPool?: boolean;
}

/** An open, migrated database. Both kinds return the same values for the same queries. */
export interface Database {
  readonly db: Kysely<Tables>;
  /** As `db`, for statements that take minutes: migrations, reports, reconciling, sweeping. */
  readonly longDb: Kysely<Tables>;
  /** As `longDb`, for reading reports only, on another server if there is one: see `readForReport`. */
  readonly reportDb: Kysely<Tables>;
  readonly kind: 'pglite' | 'postgres';
  /** For `transact` only. */
  readonly guard: PoolGuard;
  /** For `transact` only: its transactions start with the settings of their kind. */
  starting(kind: TransactionKind): Kysely<Tables>;
  connections(): Connections;
  /** Resolves when the embedded database has failed for good; never on PostgreSQL, which recovers. */
  readonly died: Promise<Error>;
  /** Waits for running queries, then closes. */
  close(): Promise<void>;
}

/**
 * Opens and migrates the database; several processes may do so concurrently on one PostgreSQL. The embedded
 * database allows one process: hold the data folder's lock first.
 * @throws when the server cannot be reached or a migration fails; DiskFull when the embedded database has no
 * room.
 */
export async function openDatabase({
  databaseUrl,
  reportDatabaseUrl = '',
  dataDir,
  watchesPool = true,
}: DatabaseOptions): Promise<Database> {
  const isEmbedded = databaseUrl === undefined || databaseUrl === '';
  const guard = new PoolGuard(watchesPool || isEmbedded);
  const { short, long, connections, died } = isEmbedded
    ? await embeddedPools(dataDir, guard)
    : { ...postgresPools(databaseUrl, guard), died: new Promise<never>(() => {}) };
  const db = kyselyOn(short);
  const longDb = long === short ? db : kyselyOn(long);
  const reportDb =
    isEmbedded || reportDatabaseUrl === ''
      ? longDb
      : kyselyOn(postgresPools(reportDatabaseUrl, guard).long);
  const close = async (): Promise<void> => {
    await db.destroy();
    if (longDb !== db) await longDb.destroy();
    if (reportDb !== longDb) await reportDb.destroy();
  };
  try {
    await migrate(longDb);
  } catch (error) {
    await close();
    throw error;
  }
  // One process alone has the embedded database, and runs one transaction at a time.
  const starting = isEmbedded ? () => db : startersOn(short, long);
  const kind = isEmbedded ? 'pglite' : 'postgres';
  return { db, longDb, reportDb, kind, guard, starting, connections, died, close };
}

const kyselyOn = (pool: PostgresPool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** Handles on the pools, one for each kind of transaction. */
function startersOn(short: PostgresPool, long: PostgresPool): Database['starting'] {
  const handlesOn = (pool: PostgresPool, isLong: boolean) => {
    const handle = (isAlone: boolean) =>
      new Kysely<Tables>({ dialect: new TransactionStart({ pool }, { isLong, isAlone }) });
    return { amongOthers: handle(false), alone: handle(true) };
  };
  const shorts = handlesOn(short, false);
  const longs = handlesOn(long, true);
  return ({ isLong, isAlone }) => (isLong ? longs : shorts)[isAlone ? 'alone' : 'amongOthers'];
}

async function embeddedPools(dataDir: string, guard: PoolGuard) {
  const pool = await pglitePool(dataDir, guard);
  return { short: pool, long: pool, connections: () => pool.connections(), died: pool.died };
}

async function pglitePool(dataDir: string, guard: PoolGuard): Promise<PglitePool> {
  await mkdir(dataDir, { recursive: true });
  const disk = new DiskSpace(dataDir);
  await disk.requireRoom();
  const pglite = await openEmbedded(dataDir);
  return new PglitePool(pglite, guard, disk);
}
