import { inject } from 'vitest';
import { copyDatabaseBeside, createDatabaseBeside } from './postgres.ts';

/**
 * Whether this run has a PostgreSQL. Tests that need one are under `describe.skipIf(!hasPostgres())`
 * and so are counted as skipped where it is missing.
 */
export function hasPostgres(): boolean {
  return inject('postgresUrl') !== undefined;
}

/**
 * An empty PostgreSQL database of this test's own. It goes with the cluster at the end of the run.
 * @returns its address
 * @throws Error where PostgreSQL is missing: ask `hasPostgres` first
 */
export async function createTestDatabase(): Promise<string> {
  const url = inject('postgresUrl');
  if (url === undefined) throw new Error('this run has no PostgreSQL');
  return createDatabaseBeside(url);
}

/**
 * A PostgreSQL database of this test's own that begins as a copy of another, which is made once a run.
 * @param name of what it is a copy of: small letters, digits and `_`
 * @param seed fills an empty database, and has let go of it when it resolves
 * @returns its address
 * @throws Error where PostgreSQL is missing: ask `hasPostgres` first
 */
export async function copyTestDatabase(
  name: string,
  seed: (url: string) => Promise<void>,
): Promise<string> {
  const url = inject('postgresUrl');
  if (url === undefined) throw new Error('this run has no PostgreSQL');
  return copyDatabaseBeside(url, name, seed);
}
