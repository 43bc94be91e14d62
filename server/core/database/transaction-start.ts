import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  sql,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';

export interface TransactionKind {
  /** Runs while no other transaction does. */
  readonly isAlone: boolean;
  /** May read and write whole tables: its statements may take minutes. */
  readonly isLong: boolean;
}

/**
 * PostgreSQL's limits for waiting for a lock, running a statement, and idling between two statements, in
 * milliseconds. The last one cuts off a process that stopped while it held a lock.
 */
const LIMITS = [
  'set local lock_timeout = 5000',
  'set local statement_timeout = 8000',
  'set local idle_in_transaction_session_timeout = 15000',
];

/** A transaction that reads by index uses other plans than a statement alone. */
export const READS_BY_INDEX = 'set local enable_seqscan = off';

/**
 * Ends the text of a transaction's last statement, which is then sent together with the commit. The work may
 * not fail after it, as what it wrote is committed when it has its answer.
 */
export const COMMITS = '/* commits */';

/** As the end of a statement. */
export const committing = sql.raw(COMMITS);

/** Errors of statements that were sent with the commit: a transaction that lost its connection may be committed. */
export const sentCommit = new WeakSet<object>();

/**
 * PostgreSQL scans small tables whole, and a serialisable transaction that has scanned a table conflicts with
 * everyone who writes to it: players of a new server would block each other. So transactions read by index.
 * They also take a shared lock on a gate, which an exclusive one locks completely: locking a table takes no
 * snapshot, so a waiting transaction sees what was committed meanwhile.
 */
const settingsOf = ({ isAlone, isLong }: TransactionKind): string =>
  [
    READS_BY_INDEX,
    ...(isLong ? [] : LIMITS),
    `lock table transact_gate in ${isAlone ? 'access exclusive' : 'access share'} mode`,
  ].join('; ');

/** A dialect whose transactions start with the settings of their kind, in one round trip. */
export class TransactionStart extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #settings: string;

  constructor(config: PostgresDialectConfig, kind: TransactionKind) {
    super(config);
    this.#config = config;
    this.#settings = settingsOf(kind);
  }

  override createDriver(): PostgresDriver {
    return new StartingDriver(this.#config, this.#settings);
  }
}

class StartingDriver extends PostgresDriver {
  readonly #settings: string;

  constructor(config: PostgresDialectConfig, settings: string) {
    super(config);
    this.#settings = settings;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel = 'serializable' }: TransactionSettings,
  ): Promise<void> {
    const start = `start transaction isolation level ${isolationLevel}`;
    try {
      await connection.executeQuery(CompiledQuery.raw(`${start}; ${this.#settings}`));
    } catch (error) {
      // It may have started before a setting failed. On a broken connection this fails, too: it is closed.
      await this.rollbackTransaction(connection).catch(() => {});
      throw error;
    }
  }
}
