import type { Market } from '#shared/market/market.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { WITH_WORKER } from '#tests/support/browser.ts';
import { startPlatform, type PlatformProcess } from '#tests/support/platform-process.ts';
import { signIn } from '#tests/support/sign-in.ts';
import type { HomePage } from '#tests/support/pages/home-page.ts';
import { test } from '#tests/support/pages/test.ts';

test.use(WITH_WORKER);

test(
  'Chromium reports no installability error',
  { tag: '@gate' },
  async ({ ownPlatform, launchOptions, userAgent }) => {
    // A tab of a private window cannot be installed: this needs a profile on the disk.
    const profile = await mkdtemp(join(tmpdir(), 'parola-profile-'));
    const options = { ...launchOptions, headless: true, baseURL: ownPlatform.url };
    const context = await chromium.launchPersistentContext(profile, {
      ...options,
      ...(userAgent === undefined ? {} : { userAgent }),
    });
    try {
      const page = await context.newPage();
      await page.goto('/lobby/home');
      await page.evaluate(() => navigator.serviceWorker.ready);
      const devtools = await context.newCDPSession(page);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
      const { errors, url } = await devtools.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(url).toBe(`${ownPlatform.url}/manifest.webmanifest`);
    } finally {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    }
  },
);

test('every file of the manifest exists', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
    screenshots?: { src: string }[];
  };
  const files = [...manifest.icons, ...(manifest.screenshots ?? [])];
  expect(files.length).toBeGreaterThan(3);
  for (const { src } of files) {
    const answer = await request.get(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()['content-type'], src).toMatch(/^image\//);
  }
});

test('no browser cache ever holds an API call', async ({ page, home, ownPlatform }) => {
  await signIn(page, ownPlatform);
  await home.open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await home.reload();
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.length).toBeGreaterThan(5);
  expect(cached.filter((path) => path.startsWith('/app/'))).toEqual([]);
});

/** Opens the lobby of a separate server, then restarts the server as its next version. */
async function deployNext(home: HomePage, market: Market): Promise<PlatformProcess> {
  const first = await startPlatform({ market });
  await home.open(`${first.url}/lobby/home`);
  await home.page.evaluate(() => navigator.serviceWorker.ready);
  const { dataDir, port } = first;
  await first.kill();
  // Other settings make another page and thus another worker, as a release does.
  return startPlatform({ market, dataDir, port, env: { APP_ID: 'parola-next' } });
}

test('a new version is offered, and Update applies it with one reload', async ({
  page,
  home,
  consoleErrors,
  market,
  t,
}) => {
  consoleErrors.expect(/Failed to load resource|net::ERR_/);
  const second = await deployNext(home, market);

  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await home.reload();
  const settings = page.locator('meta[name="parola-settings"]');
  expect(await settings.getAttribute('content')).not.toContain('parola-next');
  const bar = page.getByRole('status').filter({ hasText: t.common.update.title });
  await expect(bar).toBeVisible();
  expect(loads).toBe(1);

  await page.getByRole('button', { name: t.common.update.action }).click();
  await expect(settings).toHaveAttribute('content', /parola-next/);
  await home.isReady();
  await expect(bar).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
  await second.stop();
});

test('Later postpones a new version without a reload', async ({
  page,
  home,
  consoleErrors,
  market,
  t,
}) => {
  consoleErrors.expect(/Failed to load resource|net::ERR_/);
  const second = await deployNext(home, market);
  await home.reload();
  const bar = page.getByRole('status').filter({ hasText: t.common.update.title });
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.getByRole('button', { name: t.common.update.later }).click();
  await expect(bar).toHaveCount(0);
  await home.chooseCategory(1);
  expect(loads).toBe(0);
  await second.stop();
});
