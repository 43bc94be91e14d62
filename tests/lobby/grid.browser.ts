import { expect, type Page } from '@playwright/test';
import { WITH_MOTION } from '#tests/support/browser.ts';
import { layoutShifts, watchLayoutShifts } from '#tests/support/layout-shifts.ts';
import { startPlatform, type PlatformProcess } from '#tests/support/platform-process.ts';
import { walkGrid } from '#tests/support/pages/grid-walk.ts';
import { fetchLobby, gamesOfType, idsOf } from '#tests/support/pages/lobby-data.ts';
import { test } from '#tests/support/pages/test.ts';

// The tests are about movement.
test.use(WITH_MOTION);

const MOST_CARDS = 60;
/** Minimum height of a row of cards, in CSS pixels. */
const LEAST_LINE = 120;
const SLOTS = 1;

/** A long list loads in two steps: the first games, then all. */
const isWhole = (page: Page, games: number) =>
  expect
    .poll(() => page.evaluate(() => document.body.scrollHeight))
    .toBeGreaterThan((games / 3) * LEAST_LINE);

test.describe('5,000 games', () => {
  let platform: PlatformProcess;
  test.beforeAll(async () => {
    platform = await startPlatform({ games: 5000 });
  });
  test.afterAll(() => platform.stop());

  test('a category scrolls from its first to its last game without blank rows', async ({
    page,
    home,
  }) => {
    const slots = gamesOfType(await fetchLobby(platform), SLOTS);
    expect(slots.length).toBeGreaterThan(1500);
    await home.open(`${platform.url}/lobby/home`);
    await home.chooseCategory(SLOTS);
    await isWhole(page, slots.length);
    const walk = await walkGrid(page);
    expect(walk.mostCards).toBeLessThanOrEqual(MOST_CARDS);
    expect(walk.blankAt).toEqual([]);
    expect(walk.ids).toEqual(idsOf(slots));
    await expect(home.card(slots.at(-1)?.id ?? 0)).toBeInViewport();
  });

  test('a jump to the end and back shows games at once', async ({ page, home }) => {
    const slots = gamesOfType(await fetchLobby(platform), SLOTS);
    await home.open(`${platform.url}/lobby/home`);
    await home.chooseCategory(SLOTS);
    await isWhole(page, slots.length);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(home.card(slots.at(-1)?.id ?? 0)).toBeInViewport();
    expect(await home.cards.count()).toBeLessThanOrEqual(MOST_CARDS);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(home.card(slots[0]?.id ?? 0)).toBeInViewport();
    expect(await home.cards.count()).toBeLessThanOrEqual(MOST_CARDS);
  });
});

test.describe('layout', () => {
  for (const visit of ['first', 'second'] as const) {
    test(`nothing moves while the lobby loads, on the ${visit} visit`, async ({ page, home }) => {
      if (visit === 'second') await home.open();
      await watchLayoutShifts(page);
      await home.open();
      await expect(home.news.getByRole('listitem').nth(1)).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(await layoutShifts(page)).toEqual([]);
    });
  }

  test('nothing is wider than the screen', async ({ page, home }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await home.open();
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest).toBeLessThanOrEqual(width);
    }
  });
});
