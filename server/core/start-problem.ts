import { DataFolderInUse } from './database/data-folder-lock.ts';
import { UnknownMigration } from './database/migrate.ts';
import { WrongReportDatabase } from './database/report-database.ts';
import type { Settings } from './settings/settings.ts';

/** A database cannot serve both a demo and real players. The message says what to do. */
export class WrongDatabase extends Error {
  override readonly name = 'WrongDatabase';
}

type Place = Pick<Settings, 'port' | 'host' | 'dataDir' | 'databaseUrl'>;

interface SystemError extends Error {
  readonly code: string;
  readonly syscall?: string;
  readonly path?: string;
  readonly port?: number;
}

/** Why a folder cannot be used, by the system's error code. */
const FOLDER_WHY: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk is read-only',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
};
const UNREACHABLE: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT']);

/**
 * Explains in one sentence why the server did not start.
 * @returns null for an error that is not of this machine: it needs its whole stack
 */
export function startProblem(error: unknown, place: Place): string | null {
  if (isExplained(error)) return error.message;
  if (!isSystemError(error)) return null;
  if (error.syscall === 'listen' && error.port !== undefined) return portProblem(error, place);
  if (place.databaseUrl !== '' && UNREACHABLE.has(error.code)) {
    return `PostgreSQL at ${hostOf(place.databaseUrl)} cannot be reached (${error.code}). Start it, or correct DATABASE_URL.`;
  }
  const why = FOLDER_WHY[error.code];
  if (why === undefined) return null;
  return `The data folder ${place.dataDir} cannot be used: ${why} (${error.code}). Name another with --data-dir=<folder>.`;
}

function portProblem({ code }: SystemError, { port, host }: Place): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use. Stop what listens there, or name another with --port=<number>; 0 takes a free one.`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Name another with --port=<number>; 0 takes a free one.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Name another with --host=<address>.`;
    default:
      return null;
  }
}

/** Errors whose message says what to do. */
const isExplained = (error: unknown): error is Error =>
  [DataFolderInUse, WrongDatabase, UnknownMigration, WrongReportDatabase].some(
    (explained) => error instanceof explained,
  );

const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Only host and port: the address contains a password. */
function hostOf(databaseUrl: string): string {
  try {
    return new URL(databaseUrl).host || 'DATABASE_URL';
  } catch {
    return 'DATABASE_URL';
  }
}
