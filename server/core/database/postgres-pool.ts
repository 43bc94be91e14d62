import { MINUTE_MS } from '#shared/time/duration.ts';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, types, type PoolClient } from 'pg';
import { outageKind } from './outage.ts';
import { parseInt8 } from './parse-int8.ts';
import { isOutdated, StatementNames, type NamedStatement } from './statement-names.ts';
import { COMMITS, READS_BY_INDEX, sentCommit } from './transaction-start.ts';
import type { Connections } from './connections.ts';
import type { PoolGuard } from './pool-guard.ts';

const INT8 = 20;
const CONNECTIONS = 10;

/** Timeouts in milliseconds. */
export interface PoolLimits {
  /** For a free connection of the pool, or a new one. */
  readonly connectMs: number;
  /** For a statement of a player's call. */
  readonly queryMs: number;
  /** For a statement that reads or writes whole tables. */
  readonly longQueryMs: number;
}

/** The app gives up after 10 s (spec §7). */
const LIMITS: PoolLimits = { connectMs: 5000, queryMs: 10_000, longQueryMs: 15 * MINUTE_MS };

/** One set of connections to PostgreSQL, with two statement timeouts. */
export interface PostgresPools {
  /** For the calls of players. */
  readonly short: PostgresPool;
  /** For migrations, reports, reconciling and sweeping. */
  readonly long: PostgresPool;
  connections(): Connections;
}

/**
 * Opens a pool that survives server failures: a connection that breaks, idle or in use, or that does not
 * answer in time, is closed and replaced. Its user gets an error that `outageKind` recognises.
 */
export function postgresPools(
  databaseUrl: string,
  guard: PoolGuard,
  { connectMs, queryMs, longQueryMs }: PoolLimits = LIMITS,
): PostgresPools {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    // The start of a transaction goes with its first statement.
    pipeline: true,
    types: {
      getTypeParser: (oid, format) => (oid === INT8 ? parseInt8 : types.getTypeParser(oid, format)),
    },
  });
  pool.on('error', ignore);
  // The pool only listens on idle connections. A connection that breaks between two statements of a
  // transaction would otherwise raise an unhandled error, which ends the process.
  pool.on('connect', (client) => client.on('error', ignore));
  let end: Promise<void> | undefined;
  const names = { alone: new StatementNames('s'), byIndex: new StatementNames('t') };
  const limitedTo = (queryTimeout: number, prepared: Names | null): PostgresPool => ({
    async connect() {
      guard.check();
      return limited(await pool.connect(), queryTimeout, prepared);
    },
    end: () => (end ??= pool.end()),
  });
  // Statements over whole tables are planned for their values: a generic plan may take minutes.
  return {
    short: limitedTo(queryMs, names),
    long: limitedTo(longQueryMs, null),
    connections: () => ({
      max: CONNECTIONS,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** The running statement gets the error itself. */
const ignore = (): void => {};

/** How Kysely writes the start and the end of a transaction. */
const OPENS = /^(?:begin|start transaction)\b/;
const ENDS = /^(?:commit|rollback)$/;

/**
 * Names of prepared statements. A plan outlives the settings it was made under, so transactions that read
 * only by index use separate names.
 */
interface Names {
  readonly alone: StatementNames;
  readonly byIndex: StatementNames;
}

/** The answer to a statement that was not sent yet. */
const NOTHING = { command: '', rowCount: 0, rows: [] };

/** A checked-out connection; after an outage it is closed instead of reused. */
function limited(
  client: PoolClient,
  queryTimeout: number,
  prepared: Names | null,
): PostgresPoolClient {
  let broken: Error | undefined;
  const alone = prepared?.alone ?? null;
  let names = alone;
  const run = async (
    asked: NamedStatement | { text: string },
    values: readonly unknown[],
  ): Promise<unknown> => {
    try {
      // pg's types lack the timeout of a single statement.
      const statement = { ...asked, values: [...values], query_timeout: queryTimeout };
      return await client.query(statement);
    } catch (error) {
      if (error instanceof Error && isBroken(error)) broken = error;
      throw error;
    }
  };
  /** The start of a transaction that waits for its first statement. */
  let start: string | undefined;
  /** The transaction's last statement has committed it, or ended it by its failure. */
  let isOver = false;
  /**
   * Sends statements in one go; PostgreSQL runs them in turn, and after a failed one none of the transaction.
   * A start that fails has begun a transaction that refuses every statement.
   */
  const together = async (
    runs: readonly (() => Promise<unknown>)[],
  ): Promise<readonly unknown[]> => {
    const { stream } = client.connection;
    stream.cork();
    const sent = runs.map((send) => send());
    stream.uncork();
    const outcomes = await Promise.allSettled(sent);
    return outcomes.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });
  };
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    if (OPENS.test(text)) {
      names = text.includes(READS_BY_INDEX) ? (prepared?.byIndex ?? null) : null;
      start = text;
      return NOTHING;
    }
    if (ENDS.test(text)) {
      names = alone;
      const hasNothingToEnd = isOver || start !== undefined;
      [isOver, start] = [false, undefined];
      return hasNothingToEnd ? NOTHING : run({ text }, []);
    }
    if (isOver) throw new Error('a statement after the one that committed its transaction');
    const first = start;
    const isLast = text.endsWith(COMMITS);
    if (first === undefined && !isLast) return runNamed(text, values);
    [isOver, start] = [isLast, undefined];
    const runs = [
      ...(first === undefined ? [] : [() => run({ text: first }, [])]),
      () => runNamed(text, values),
      ...(isLast ? [() => run({ text: 'commit' }, [])] : []),
    ];
    try {
      return (await together(runs))[first === undefined ? 0 : 1];
    } catch (error) {
      if (isLast && error instanceof Error) sentCommit.add(error);
      throw error;
    }
  };
  const runNamed = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    // Without values it may be several statements, which cannot be prepared.
    if (names === null || values.length === 0) return run({ text }, values);
    try {
      return await run(names.named(text) ?? { text }, values);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      names.renew();
      // The failed statement aborts its transaction, which is retried.
      if (names !== alone) throw error;
      return run(names.named(text) ?? { text }, values);
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: () => client.release(broken),
  };
}

/** After a timeout on this side the server may still be executing the statement. */
const isBroken = (error: Error): boolean =>
  outageKind(error) === 'lost' || (outageKind(error) === 'slow' && !('code' in error));
