import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a cluster to make databases in; undefined where PostgreSQL is missing. */
    postgresUrl: string | undefined;
  }
}

/** Starts one PostgreSQL for a whole run; each test file makes databases of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  project.provide('postgresUrl', cluster?.url());
  return async () => cluster?.stop();
}
