import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/lib/find-chromium.mjs';
import type { TestOptions } from './tests/support/browser.ts';
import { IS_FULL } from './tests/support/extent.ts';

const ARGS = [
  // The sandbox needs rights that root in a container lacks; the rest keeps Chromium from looking
  // for hosts of its own.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

const launch = (executablePath: string | undefined) => ({
  launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: ARGS },
});

/** What only the whole browser has, such as the install event. */
const WHOLE = [
  '**/install-*.browser.ts',
  '**/{attribution,download-banner,push,start-phone}.browser.ts',
];

/** `SHOTS=1` takes the pictures for people instead of running the tests. */
const SHOTS = '**/*.shots.ts';
const TESTS = process.env['SHOTS'] === '1' ? SHOTS : '**/*.browser.ts';

/** The lobby itself, which stands in both markets: run in the second one, too, by `npm run test:full`. */
const LOBBY = [
  '**/{banner-clicks,banners,corrupt-storage,game-list-version,guard,lobby-tabs}.browser.ts',
  '**/{offline,platform-down,providers,service-worker}.browser.ts',
];

export default defineConfig<TestOptions>({
  testDir: 'tests',
  outputDir: 'test-results',
  // In the gate the tests of a long file run on all workers; in the full run they share what they opened.
  fullyParallel: !IS_FULL,
  // One more than the processors of CI's machine: a journey waits for half of its time.
  workers: 3,
  // What needs its second try is named by the runner, and repaired or put into quarantine.
  retries: IS_FULL ? 0 : 1,
  forbidOnly: true,
  // A machine that shares its processors may be several times slower: that is not a failure.
  timeout: IS_FULL ? 300_000 : 60_000,
  expect: { timeout: IS_FULL ? 60_000 : 15_000 },
  use: {
    headless: true,
    ...(IS_FULL ? {} : { actionTimeout: 15_000, navigationTimeout: 20_000 }),
    // Recording takes a quarter of a test's processor time: the gate records what is tried again.
    trace: IS_FULL ? 'retain-on-failure' : 'on-first-retry',
    video: 'off',
    screenshot: 'off',
  },
  projects: [
    {
      // The same engine without the windows around it: half the processor time of a test.
      name: 'engine',
      testMatch: TESTS,
      testIgnore: WHOLE,
      use: launch(findHeadlessShell() ?? findChromium()),
    },
    { name: 'browser', testMatch: WHOLE, use: launch(findChromium()) },
    ...(IS_FULL && TESTS !== SHOTS
      ? [
          {
            name: 'thailand',
            testMatch: LOBBY,
            use: { ...launch(findHeadlessShell() ?? findChromium()), market: 'th' as const },
          },
        ]
      : []),
  ],
});
