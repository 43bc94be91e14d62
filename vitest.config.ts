import { configDefaults, defineConfig } from 'vitest/config';
import { findPostgres } from './scripts/lib/find-postgres.mjs';
import { IS_FULL, QUARANTINE } from './tests/support/extent.ts';

// The cluster is started by a set-up file, which only sees the environment of this process.
process.env.POSTGRES_BIN = findPostgres() ?? '';

const MINUTE = 60_000;

const UNIT = ['tests/**/*.test.{ts,tsx}', 'sw/**/*.test.ts'];
const ENGINES = 'tests/engines/**/*.test.ts';
/** Files that leave something behind in their modules, or must find nothing left there. */
const ALONE = ['tests/lobby/refresh-lobby.test.ts', 'tests/session/session.test.ts'];

const unit = {
  environment: 'node',
  pool: 'threads',
  setupFiles: 'tests/support/gate-setup.ts',
  testTimeout: IS_FULL ? 5 * MINUTE : MINUTE / 2,
} as const;

const withServer = {
  environment: 'node' as const,
  pool: 'forks' as const,
  globalSetup: 'tests/support/postgres-setup.ts',
  setupFiles: ['tests/support/gate-setup.ts', 'tests/support/server-setup.ts'],
};

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
    includeTaskLocation: true,
    tags: [{ name: QUARANTINE }],
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: UNIT,
          exclude: [...configDefaults.exclude, ...ALONE, ENGINES],
          // Starting a worker and reading modules anew for each file would cost more than the tests.
          isolate: false,
          maxWorkers: 1,
        },
      },
      { test: { ...unit, name: 'unit-alone', include: ALONE, maxWorkers: 1 } },
      {
        test: {
          ...unit,
          name: 'dom',
          environment: 'happy-dom',
          // No page is left or loaded: links to other sites and to files lead nowhere.
          environmentOptions: {
            happyDOM: {
              settings: {
                navigation: {
                  disableMainFrameNavigation: true,
                  disableChildPageNavigation: true,
                  disableFallbackToSetURL: true,
                },
              },
            },
          },
          setupFiles: ['tests/support/gate-setup.ts', 'tests/support/dom-setup.ts'],
          include: ['tests/**/*.dom.tsx'],
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...withServer,
          name: 'server',
          // Tests of processes and time-outs wait: a third worker uses what they leave.
          maxWorkers: 3,
          include: ['tests/**/*.server.ts', ...(IS_FULL ? ['tests/**/*.full.ts'] : [])],
          testTimeout: IS_FULL ? 8 * MINUTE : MINUTE,
          hookTimeout: IS_FULL ? 8 * MINUTE : MINUTE,
          isolate: false,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          pool: 'forks',
          include: [ENGINES],
          fileParallelism: false,
          testTimeout: 8 * MINUTE,
        },
      },
      ...(IS_FULL ? [soak] : []),
    ],
  },
});
