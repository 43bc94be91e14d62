import { DEFAULT_MIGRATION_TABLE, sql, type Kysely } from 'kysely';
import { outageKind } from './outage.ts';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

/** The database that only reports are read from is away or behind: HTTP 503, of reports alone. */
export class ReportsUnavailable extends Error {
  override name = 'ReportsUnavailable';

  constructor(options: ErrorOptions) {
    super('the database of reports does not answer; try again in a minute', options);
  }
}

/** REPORT_DATABASE_URL answers, but is no copy of the server's own database. The message says what to do. */
export class WrongReportDatabase extends Error {
  override readonly name = 'WrongReportDatabase';

  constructor(why: string, options?: ErrorOptions) {
    super(
      `REPORT_DATABASE_URL: ${why}. Name a replica of DATABASE_URL, or leave the setting out.`,
      options,
    );
  }
}

/** PostgreSQL's errors for a table or column that a replica does not have yet. */
const BEHIND_CODES: ReadonlySet<unknown> = new Set(['42P01', '42703']);
/** A replica cancels a read that would hold back what it has to repeat. */
const CANCELED_BY_REPLICA = /due to conflict with recovery/;

/**
 * Reads a report from the database for reports, which may be the server's own.
 * @throws ReportsUnavailable when a separate one is away, or has not repeated a change that the report needs
 */
export async function readForReport<Read>(
  { longDb, reportDb }: Database,
  read: (db: Kysely<Tables>) => Promise<Read>,
): Promise<Read> {
  if (reportDb === longDb) return read(longDb);
  try {
    return await read(reportDb);
  } catch (error) {
    throw isOfReplica(error) ? new ReportsUnavailable({ cause: error }) : error;
  }
}

const isOfReplica = (error: unknown): boolean =>
  outageKind(error) !== undefined ||
  (error instanceof Error &&
    (CANCELED_BY_REPLICA.test(error.message) || ('code' in error && BEHIND_CODES.has(error.code))));

/**
 * Compares when both databases were made, which a replica copies.
 * @returns why no report can be read now: the server starts without, for players
 * @throws WrongReportDatabase when it answers and is another database
 */
export async function checkReportDatabase({
  longDb,
  reportDb,
}: Database): Promise<string | undefined> {
  if (reportDb === longDb) return undefined;
  const own = await madeAt(longDb);
  try {
    if ((await madeAt(reportDb)) === own) return undefined;
  } catch (error) {
    if (outageKind(error) !== undefined) return String(error);
    throw new WrongReportDatabase(error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  }
  throw new WrongReportDatabase('it is another database');
}

async function madeAt(db: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ timestamp: string }>`
    select timestamp from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name limit 1`.execute(db);
  return rows[0]?.timestamp;
}
