import { configDefaults, defineConfig } from 'vitest/config';
import { findPostgres } from './scripts/lib/find-postgres.mjs';

// The cluster is started by a set-up file, which only sees the environment of this process.
process.env.POSTGRES_BIN = findPostgres() ?? '';

const MINUTE = 60_000;
const withServer = {
  environment: 'node',
  pool: 'forks',
  globalSetup: 'tests/support/postgres-setup.ts',
} as const;

const soak = {
  test: {
    ...withServer,
    name: 'soak',
    include: ['tests/**/*.soak.ts'],
    fileParallelism: false,
    testTimeout: 60 * MINUTE,
    hookTimeout: 5 * MINUTE,
  },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    watch: false,
    exclude: [...configDefaults.exclude, 'tests/browser/**'],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Only against a test that hangs: a busy machine is not a failure.
          testTimeout: 5 * MINUTE,
          include: ['tests/{unit,contract,architecture}/**/*.test.{ts,tsx}', 'sw/**/*.test.ts'],
        },
      },
      {
        test: {
          ...withServer,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 8 * MINUTE,
          hookTimeout: 8 * MINUTE,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          pool: 'forks',
          include: ['tests/engines/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 8 * MINUTE,
        },
      },
      ...(process.env.SOAK ? [soak] : []),
    ],
  },
});
