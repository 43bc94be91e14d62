import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool, types } from 'pg';
import { migrate } from './migrate.ts';
import { PglitePool } from './pglite-pool.ts';
import { PoolGuard } from './pool-guard.ts';
import type { Tables } from './tables.ts';

export interface DatabaseOptions {
  /** A PostgreSQL address; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string;
  dataDir: string;
}

/** An open, migrated database. Both kinds answer the same queries with the same values. */
export interface Database {
  readonly db: Kysely<Tables>;
  readonly kind: 'pglite' | 'postgres';
  /** For `transact` only. */
  readonly guard: PoolGuard;
  /** Waits for running queries, then closes. */
  close(): Promise<void>;
}

const INT8 = 20;
const CONNECTIONS = 10;
/** Filled with zeros at each opening; PostgreSQL's own 128MB takes half of the time that it needs. */
const EMBEDDED_BUFFERS = '16MB';

/**
 * Opens the database and brings its tables up to date; several processes may do so at once on one
 * PostgreSQL. The embedded database allows one process: hold the data folder's lock first.
 * @throws when the server cannot be reached or a migration fails.
 */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<Database> {
  const guard = new PoolGuard();
  const isEmbedded = databaseUrl === undefined || databaseUrl === '';
  const pool = isEmbedded ? await pglitePool(dataDir, guard) : postgresPool(databaseUrl, guard);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, kind: isEmbedded ? 'pglite' : 'postgres', guard, close: () => db.destroy() };
}

async function pglitePool(dataDir: string, guard: PoolGuard): Promise<PostgresPool> {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  const pglite = await PGlite.create(folder, {
    parsers: { [INT8]: parseInt8 },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${EMBEDDED_BUFFERS}`],
  });
  return new PglitePool(pglite, guard);
}

function postgresPool(databaseUrl: string, guard: PoolGuard): PostgresPool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    types: {
      getTypeParser: (oid, format) => (oid === INT8 ? parseInt8 : types.getTypeParser(oid, format)),
    },
  });
  // An idle connection that breaks is replaced by the pool; unheard, the event ends the process.
  pool.on('error', () => {});
  return {
    async connect() {
      guard.check();
      return pool.connect();
    },
    end: () => pool.end(),
  };
}

/** @throws RangeError rather than round a number that JavaScript cannot hold. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
}
