/** Distinguishes an unreachable or full database from an error in a statement. */

/** Why a statement got no answer; never the fault of the caller or the statement. */
export type OutageKind =
  /** The connection was refused or broke: its work is rolled back, unless it was committing. */
  | 'lost'
  /** No answer, free connection or lock in time. */
  | 'slow'
  /** The database's disk is full or fails: reads may still work. */
  | 'disk';

/** SQLSTATE classes and codes (PostgreSQL, appendix A). */
const CONNECTION_EXCEPTION = '08';
const LOST_CODES: ReadonlySet<string> = new Set([
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
  '25P03', // idle_in_transaction_session_timeout
  '53300', // too_many_connections
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const SLOW_CODES: ReadonlySet<string> = new Set([
  '57014', // query_canceled, by statement_timeout
  '55P03', // lock_not_available, by lock_timeout
  'ETIMEDOUT',
]);
const DISK_CODES: ReadonlySet<string> = new Set([
  '53100', // disk_full
  '58030', // io_error
  'ENOSPC',
  'EDQUOT',
]);
/** node-postgres sets no code on these errors. */
const LOST_MESSAGE =
  /^(?:Connection terminated(?: unexpectedly)?|Client has encountered a connection error and is not queryable|Client was closed and is not queryable)$/;
const SLOW_MESSAGE =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;

/** @returns undefined for an error that is no outage */
export function outageKind(error: unknown): OutageKind | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith(CONNECTION_EXCEPTION) || LOST_CODES.has(code)) return 'lost';
  if (SLOW_CODES.has(code)) return 'slow';
  if (DISK_CODES.has(code)) return 'disk';
  if (LOST_MESSAGE.test(error.message)) return 'lost';
  if (SLOW_MESSAGE.test(error.message)) return 'slow';
  return undefined;
}

/** Formats an error for the log: an outage passes by itself and needs no stack. */
export function loggedError(error: unknown): object {
  const outage = outageKind(error);
  return outage === undefined ? { err: error } : { outage, reason: String(error) };
}
