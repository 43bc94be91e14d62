/** Code of a release that the server no longer has, or does not deliver (docs/decisions/0013). */
import { expect } from '@playwright/test';
import { WITH_WORKER, offline } from '#tests/support/browser.ts';
import { entryOn, goTo, hasLoaded, runs, test } from '#tests/support/pages/release-test.ts';

test.use(WITH_WORKER);

const FAILED =
  /bad HTTP response code|Failed to load resource|net::ERR_|ChunkError|Failed to fetch dynamically|preload CSS/;
test.beforeEach(({ consoleErrors }) => consoleErrors.expect(FAILED));

const ABOUT = /^\/assets\/about-screen-.*/;

test('a page of the previous release still gets its files', async ({ page, home, deployment }) => {
  // Without a worker: the old page is still open while the server has moved to the next release.
  deployment.front.answer(/^\/sw\.js/, { status: 404 });
  await home.open();
  deployment.deploy();
  await goTo(page, '/about');
  const about = page.locator('[data-screen="about"]');
  await expect(about).toBeVisible();
  await expect(about).not.toHaveAttribute('data-release', 'next');
  expect([deployment.loads(), await entryOn(page)]).toEqual([1, deployment.old.entry]);
});

test('when they are gone, one reload loads the next release, behind a worker too', async ({
  page,
  deployment,
}) => {
  // Removed before the worker could prefetch it.
  expect(deployment.old.about).toMatch(/^about-screen-/);
  deployment.front.answer(new RegExp(deployment.old.about), { status: 404 });
  await deployment.openLobby();
  deployment.deploy();
  await goTo(page, '/about');
  await expect(page.locator('[data-release="next"]')).toBeVisible();
  expect([deployment.loads(), await entryOn(page)]).toEqual([2, deployment.next.entry]);
});

test('a file that stays missing costs one reload, then says so and can be tried again', async ({
  page,
  home,
  deployment,
  t,
}) => {
  deployment.front.answer(ABOUT, { status: 404 });
  await deployment.openLobby();
  await goTo(page, '/about');
  const crash = page.locator('[data-screen="crash"]');
  await hasLoaded(deployment.loads, 2);
  await expect(crash).toBeVisible();
  const retry = crash.getByRole('button', { name: t.common.retry });
  await retry.click();
  await hasLoaded(deployment.loads, 3);
  await expect(crash).toBeVisible();
  await crash.getByRole('link', { name: t.common.goHome }).click();
  await home.isReady();
  await goTo(page, '/about');
  await expect(crash).toBeVisible();
  expect(deployment.loads()).toBe(3);

  deployment.front.restore();
  await retry.click();
  const about = page.locator('[data-screen="about"]');
  await expect(about).toBeVisible();
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
  expect(
    sheets.filter((href) => ABOUT.test(new URL(href || '/', page.url()).pathname)),
  ).toHaveLength(1);
  expect(deployment.loads()).toBe(4);
});

test('an overlay whose code is missing fails alone, and Retry loads it', async ({
  page,
  home,
  front,
  loads,
  t,
}) => {
  front.answer(/^\/sw\.js/, { status: 404 });
  front.answer(/^\/assets\/(?:lobby-menu|side-menu)-/, 'hang-up');
  await home.open();
  const open = home.header.getByRole('button', { name: t.home.header.menu });
  await open.click();
  await hasLoaded(loads, 2);
  await home.isReady();
  await open.click();
  const failure = page.getByRole('alert').filter({ hasText: t.common.problem.network });
  await expect(failure).toBeVisible();
  await page.getByRole('button', { name: t.common.close }).click();
  await expect(failure).toHaveCount(0);
  await open.click();
  await expect(failure).toBeVisible();
  front.restore();
  await page.getByRole('button', { name: t.common.retry }).click();
  await hasLoaded(loads, 3);
  await home.isReady();
  await open.click();
  await expect(page.locator('[data-overlay="side-menu"]')).toBeVisible();
});

test('offline nothing reloads; back online the screen opens by itself', async ({
  page,
  context,
  deployment,
  t,
}) => {
  // The worker prefetches screens; it must not get this one.
  deployment.front.answer(ABOUT, { status: 404 });
  await deployment.openLobby();
  const crash = page.locator('[data-screen="crash"]');
  await offline(context, async () => {
    await goTo(page, '/about');
    await expect(crash).toContainText(t.common.offline.title);
    await crash.getByRole('button', { name: t.common.retry }).click();
    await expect(crash).toContainText(t.common.offline.title);
    expect(deployment.loads()).toBe(1);
    deployment.front.restore();
  });
  await expect(page.locator('[data-screen="about"]')).toBeVisible();
  // Browsers that retry a failed script need no new page for it.
  expect(deployment.loads()).toBeLessThanOrEqual(2);
});

test('without storage a missing file causes no reload loop', async ({ page, front, loads }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, area, {
        get: () => {
          throw new DOMException('Site data is blocked', 'SecurityError');
        },
      });
    }
  });
  front.answer(ABOUT, { status: 404 });
  await page.goto('/about');
  await hasLoaded(loads, 2);
  await expect(page.locator('[data-screen="crash"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(2);
});

test('an update of the worker is requested before that reload', async ({ page, deployment }) => {
  // Missing before the worker could prefetch it.
  deployment.front.answer(ABOUT, { status: 404 });
  await deployment.openLobby();
  await deployment.deployAndFind();
  await page.goto('/about');
  await runs(page, deployment.next);
  const crash = page.locator('[data-screen="crash"]');
  await expect(crash).toBeVisible();
  deployment.front.restore();
  // A reload that was in progress finds the chunk by itself.
  await expect(async () => {
    if (await crash.isVisible()) await crash.getByRole('button').first().click({ timeout: 5_000 });
    await expect(page.locator('[data-release="next"]')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  // The lobby, the visit, one reload in each of the two releases, and the player's retry.
  expect(deployment.loads()).toBeLessThanOrEqual(5);
});
