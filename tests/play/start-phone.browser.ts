/**
 * A game's use of the device, in a real browser: the screen stays on and can be filled, turning it changes
 * nothing, and a page restored from the back/forward cache opens its game again.
 * Two things are simulated: a driven Chromium never hides the page, and Playwright starts it without the
 * back/forward cache, with which frames created after a return did not start.
 */
import { expect, type Page } from '@playwright/test';
import { setHidden } from '#tests/support/pages/icon-platform.ts';
import { countPlays, gameOfKind } from '#tests/support/pages/start-page.ts';
import { test } from '#tests/support/pages/test.ts';

/** Records the wake locks that the browser granted. */
const watchLocks = (page: Page) =>
  page.addInitScript(() => {
    const locks: WakeLockSentinel[] = [];
    Object.assign(globalThis, { locks });
    const request = navigator.wakeLock?.request.bind(navigator.wakeLock);
    if (request === undefined) return;
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type);
      locks.push(lock);
      return lock;
    };
  });

const locksOf = (page: Page) =>
  page.evaluate(() => {
    const { locks } = globalThis as unknown as { locks: WakeLockSentinel[] };
    return { given: locks.length, held: locks.filter(({ released }) => !released).length };
  });

const loseLocks = (page: Page) =>
  page.evaluate(async () => {
    const { locks } = globalThis as unknown as { locks: WakeLockSentinel[] };
    for (const lock of locks) await lock.release();
  });

test('the screen stays on during a game, and fills and rotates without reopening it', async ({
  page,
  home,
  ownPlatform,
  start,
}) => {
  await watchLocks(page);
  await home.open();
  const counts = await countPlays(ownPlatform);
  await home.gameLink((await home.ids())[0] ?? 0).click();
  await start.isPlaying();
  await expect.poll(() => locksOf(page)).toEqual({ given: 1, held: 1 });

  const isFilled = () => page.evaluate(() => document.fullscreenElement !== null);
  const fill = start.bar.getByRole('button', { name: start.p.bar.fill, exact: true });
  const unfill = start.bar.getByRole('button', { name: start.p.bar.unfill, exact: true });
  await page.setViewportSize({ width: 844, height: 390 });
  await fill.click();
  await expect(unfill).toBeVisible();
  expect(await isFilled()).toBe(true);
  await unfill.click();
  await expect(fill).toBeVisible();
  expect(await isFilled()).toBe(false);

  await start.isPlaying();
  await expect(start.game.getByRole('main')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(start.back).toBeInViewport();
  await start.isPlaying();
  expect(await counts()).toEqual({ start: 1, exit: 0 });

  // A page that becomes visible with its lock requests no second one; the browser releases the first when
  // hidden.
  await setHidden(page, false);
  await setHidden(page, true);
  await expect(start.game.locator('main[data-paused]')).toHaveCount(1);
  expect(await locksOf(page)).toEqual({ given: 1, held: 1 });
  await loseLocks(page);
  await setHidden(page, false);
  await expect(start.game.locator('main[data-paused]')).toHaveCount(0);
  await expect.poll(() => locksOf(page)).toEqual({ given: 2, held: 1 });

  await start.back.click();
  await home.isReady();
  await expect.poll(() => locksOf(page)).toEqual({ given: 2, held: 0 });
  await expect.poll(counts).toEqual({ start: 1, exit: 1 });
});

test('a page restored from the back/forward cache starts a new game session', async ({
  page,
  lobby,
  ownPlatform,
  start,
}) => {
  await start.open(gameOfKind(lobby, 'reels'));
  const counts = await countPlays(ownPlatform);
  const passOver = (type: 'pagehide' | 'pageshow') =>
    page.evaluate((name) => {
      window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    }, type);
  await passOver('pagehide');
  await expect(start.frame).toHaveCount(0);
  await expect.poll(counts).toEqual({ start: 0, exit: 1 });
  await passOver('pageshow');
  await start.isPlaying();
  await passOver('pageshow');
  await start.back.click();
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
  await expect.poll(counts).toEqual({ start: 1, exit: 2 });
});
