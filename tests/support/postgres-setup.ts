import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a cluster in which to create databases; undefined without PostgreSQL. */
    postgresUrl: string | undefined;
  }
}

/** Starts one PostgreSQL for a whole run; each test file creates its own databases in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  project.provide('postgresUrl', cluster?.url());
  return async () => cluster?.stop();
}
