import { expect, test as base, type BrowserContext, type Frame } from '@playwright/test';
import { watchErrors, type ConsoleErrors } from './console-errors.ts';
import { IS_FULL, QUARANTINE } from './extent.ts';
import { startPlatform, type PlatformProcess } from './platform-process.ts';

type Market = 'ph' | 'th';

interface Platforms {
  /** Returns the worker's server for a market, started on first use. */
  of: (market: Market) => Promise<PlatformProcess>;
}

interface TestFixtures {
  /** Skips a quarantined test in the gate. */
  quarantine: void;
  /** Fails the test on any error that it does not expect. */
  consoleErrors: ConsoleErrors;
  routesEnd: void;
  /** The server of this test's market, which `page.goto('/')` opens. */
  ownPlatform: PlatformProcess;
}

export interface TestOptions {
  /** Market of the server that `page.goto('/')` opens: `test.use({ market: 'th' })`. */
  market: Market;
  /** The test moves the server's clock: it gets its own server, so that other tests are not affected. */
  movesClock: boolean;
}

type Settings = Readonly<Record<string, string>>;

interface WorkerFixtures {
  /** Settings of the worker's servers beside the common ones; tests with other settings use other servers. */
  settings: Settings;
  platforms: Platforms;
  /** The server of the Philippine market. */
  platform: PlatformProcess;
  thaiPlatform: PlatformProcess;
}

const START_LIMIT_MS = 120_000;

/** The phone that the product owner names: 390×844 at pixel ratio 2, with touch. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  colorScheme: 'dark',
  // A first visit with a worker also fetches the whole shell and all icons. Tests about the worker, or about
  // a whole journey, use `test.use(WITH_WORKER)`.
  serviceWorkers: 'block',
  // Continuous animation is drawn without a graphics processor here: half of a test's processor time. Tests
  // about movement use `test.use(WITH_MOTION)`.
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/** The page has its service worker, as in production. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const;

/** Animations run, as for players without the reduced motion setting. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

const LOCALE = { ph: 'en-PH', th: 'th-TH' } as const;
const TIME_ZONE = { ph: 'Asia/Manila', th: 'Asia/Bangkok' } as const;

/**
 * Playwright's test with the built app, a real server and a phone. Tests of a worker share servers: a test
 * that changes what others see starts its own with `startPlatform`.
 */
export const test = base.extend<TestFixtures & TestOptions, WorkerFixtures>({
  ...PHONE,
  market: ['ph', { option: true }],
  movesClock: [false, { option: true }],
  settings: [{}, { option: true, scope: 'worker' }],
  platforms: [
    async ({ settings }, use) => {
      const started = new Map<Market, Promise<PlatformProcess>>();
      await use({
        of: (market) => {
          const platform = started.get(market) ?? startPlatform({ market, env: settings });
          started.set(market, platform);
          return platform;
        },
      });
      for (const platform of started.values()) await (await platform).stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  platform: [
    async ({ platforms }, use) => use(await platforms.of('ph')),
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  thaiPlatform: [
    async ({ platforms }, use) => use(await platforms.of('th')),
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  ownPlatform: [
    async ({ platforms, market, movesClock, settings }, use) => {
      if (!movesClock) return use(await platforms.of(market));
      const own = await startPlatform({ market, env: { ...settings, MOVABLE_CLOCK: 'true' } });
      await use(own);
      return own.stop();
    },
    { timeout: START_LIMIT_MS },
  ],
  baseURL: async ({ ownPlatform }, use) => use(ownPlatform.url),
  locale: async ({ market }, use) => use(LOCALE[market]),
  timezoneId: async ({ market }, use) => use(TIME_ZONE[market]),
  quarantine: [
    async ({}, use, { tags, skip }) => {
      skip(!IS_FULL && tags.includes(QUARANTINE), 'in quarantine: docs/quarantine.md');
      await use();
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ context }, use) => {
      const errors = watchErrors(context);
      await use(errors);
      expect(errors.unexpected(), 'errors in the console, the worker or the policy').toEqual([]);
    },
    { auto: true },
  ],
  // A call that a test changes may still be on its way when the test ends.
  routesEnd: [
    async ({ context, page }, use) => {
      await use();
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

/** For `extend`: runs the tests on servers with these settings. */
export const withSettings = (settings: Settings): [Settings, { option: true; scope: 'worker' }] => [
  settings,
  { option: true, scope: 'worker' },
];

/** Runs `work` without a network, worker included, and restores the network. */
export async function offline<Result>(
  context: BrowserContext,
  work: () => Promise<Result>,
): Promise<Result> {
  await context.setOffline(true);
  const endOverride = await keepOffline(context);
  try {
    return await work();
  } finally {
    await context.setOffline(false);
    await endOverride();
  }
}

/**
 * Under Playwright's `setOffline`, Chromium 150 reports `navigator.onLine` as true in a page loaded
 * meanwhile, unlike without a real network. So the override is sent again after each load.
 */
async function keepOffline(context: BrowserContext): Promise<() => Promise<void>> {
  if (context.browser()?.browserType().name() !== 'chromium') return async () => undefined;
  const endings = await Promise.all(
    context.pages().map(async (page) => {
      const session = await context.newCDPSession(page);
      const override = (isOffline: boolean) =>
        session.send('Network.overrideNetworkState', {
          offline: isOffline,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput: -1,
        });
      const overrideAgain = (frame: Frame) => {
        // The page may close meanwhile.
        if (frame === page.mainFrame()) override(true).catch(() => undefined);
      };
      page.on('framenavigated', overrideAgain);
      return async () => {
        page.off('framenavigated', overrideAgain);
        if (page.isClosed()) return;
        await override(false);
        await session.detach();
      };
    }),
  );
  return async () => {
    await Promise.all(endings.map((end) => end()));
  };
}
