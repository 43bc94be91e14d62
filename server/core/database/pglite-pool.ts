import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Connections } from './connections.ts';
import type { DiskSpace } from './disk-space.ts';
import type { PoolGuard } from './pool-guard.ts';

type Query = (sql: string, parameters: readonly unknown[]) => Promise<PostgresQueryResult<unknown>>;

/** Statements that write; Kysely generates lower case. */
const WRITES = /^(?:start transaction|begin|insert|update|delete|with)\b/;

/**
 * The embedded database met an error that it cannot recover from, such as a full disk under its log.
 * Committed data is safe and available after a restart.
 */
export class EmbeddedDatabaseDied extends Error {
  override readonly name = 'EmbeddedDatabaseDied';
  /** PostgreSQL's io_error, which `outageKind` recognises. */
  readonly code = '58030';
}

/**
 * The embedded database as a pool of one connection, served in order of request, so that Kysely's PostgreSQL
 * dialect works unchanged.
 */
export class PglitePool implements PostgresPool {
  readonly #pglite: PGlite;
  readonly #guard: PoolGuard;
  /** Callers waiting for the connection, in order. */
  readonly #waiting: (() => void)[] = [];
  readonly #disk: DiskSpace;
  #isTaken = false;
  #isEnded = false;
  #death: EmbeddedDatabaseDied | undefined;
  #onDeath: (death: EmbeddedDatabaseDied) => void = () => {};
  /** Resolves when the database has failed for good: the process must be restarted. */
  readonly died = new Promise<EmbeddedDatabaseDied>((resolve) => {
    this.#onDeath = resolve;
  });

  constructor(pglite: PGlite, guard: PoolGuard, disk: DiskSpace) {
    this.#pglite = pglite;
    this.#guard = guard;
    this.#disk = disk;
  }

  /**
   * @throws PoolInsideTransaction inside a transaction, Error once the pool has ended. Its statements throw
   * DiskFull where they would write without room, and EmbeddedDatabaseDied.
   */
  async connect(): Promise<PostgresPoolClient> {
    this.#guard.check();
    if (this.#isEnded) throw new Error('the database is closed');
    await this.#take();
    return { query: this.#query as PostgresPoolClient['query'], release: () => this.#giveOn() };
  }

  /** Lets everyone who is already in the queue finish, then closes the database. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#take();
    if (!this.#death) await this.#pglite.close();
  }

  connections(): Connections {
    return { max: 1, open: 1, idle: this.#isTaken ? 0 : 1, waiting: this.#waiting.length };
  }

  async #take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  /** Passes the connection on; it counts as taken until nobody waits. */
  #giveOn(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }

  readonly #query: Query = async (sql, parameters) => {
    // Any further call would loop forever inside WebAssembly and block everything else.
    if (this.#death) throw this.#death;
    if (WRITES.test(sql)) await this.#disk.requireRoom();
    try {
      const { rows, command, rowCount } = await this.#pglite.query(sql, [...parameters]);
      return {
        command: command as PostgresQueryResult<unknown>['command'],
        rowCount: rowCount ?? 0,
        rows,
      };
    } catch (error) {
      if (isFatal(error)) this.#die(error);
      throw error;
    }
  };

  #die(cause: Error): void {
    this.#death = new EmbeddedDatabaseDied(cause.message, { cause });
    this.#onDeath(this.#death);
  }
}

/** PANIC and FATAL end a PostgreSQL server, a RuntimeError ends WebAssembly. */
function isFatal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error.name === 'RuntimeError') return true;
  return 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL');
}
