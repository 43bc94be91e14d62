import { inject } from 'vitest';
import { copyDatabaseBeside, createDatabaseBeside } from './postgres.ts';

/**
 * Returns whether this run has a PostgreSQL. Tests that need one are under `describe.skipIf(!hasPostgres())`,
 * so they count as skipped without it.
 */
export function hasPostgres(): boolean {
  return inject('postgresUrl') !== undefined;
}

/**
 * Creates an empty PostgreSQL database for one test. It is removed with the cluster at the end of the run.
 * @returns its address
 * @throws Error without PostgreSQL: check `hasPostgres` first
 */
export async function createTestDatabase(): Promise<string> {
  const url = inject('postgresUrl');
  if (url === undefined) throw new Error('this run has no PostgreSQL');
  return createDatabaseBeside(url);
}

/**
 * Creates a PostgreSQL database for one test as a copy of a template, which is made once per run.
 * @param name of the template: small letters, digits and `_`
 * @param seed fills an empty database; its connections are closed when it resolves
 * @returns the copy's address
 * @throws Error without PostgreSQL: check `hasPostgres` first
 */
export async function copyTestDatabase(
  name: string,
  seed: (url: string) => Promise<void>,
): Promise<string> {
  const url = inject('postgresUrl');
  if (url === undefined) throw new Error('this run has no PostgreSQL');
  return copyDatabaseBeside(url, name, seed);
}
