import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolGuard } from './pool-guard.ts';

type Query = (sql: string, parameters: readonly unknown[]) => Promise<PostgresQueryResult<unknown>>;

/**
 * The embedded database as a pool of one connection, served in the order of asking. Kysely's
 * PostgreSQL dialect then works on it unchanged.
 */
export class PglitePool implements PostgresPool {
  readonly #pglite: PGlite;
  readonly #guard: PoolGuard;
  /** Those who asked while the connection was taken, first come first served. */
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  #isEnded = false;

  constructor(pglite: PGlite, guard: PoolGuard) {
    this.#pglite = pglite;
    this.#guard = guard;
  }

  /** @throws PoolInsideTransaction inside a transaction; Error once the pool has ended. */
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
    await this.#pglite.close();
  }

  async #take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  /** The connection goes from hand to hand: it counts as taken until nobody waits. */
  #giveOn(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }

  readonly #query: Query = async (sql, parameters) => {
    const { rows, command, rowCount } = await this.#pglite.query(sql, [...parameters]);
    return {
      command: command as PostgresQueryResult<unknown>['command'],
      rowCount: rowCount ?? 0,
      rows,
    };
  };
}
