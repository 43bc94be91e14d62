import { inject } from 'vitest';
import { createDatabaseBeside } from './postgres.ts';

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
