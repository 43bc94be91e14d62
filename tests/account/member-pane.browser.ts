/** The list of a player's own screens beside the open one, on a tablet, a desktop and a phone on its side. */
import { signIn } from '#tests/support/sign-in.ts';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/pages/looks.ts';
import { test } from '#tests/support/pages/test.ts';

const paneOf = (page: Page) => page.locator('[data-member-pane]');

/** Edges of an element in the window, in px. */
const edges = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not there`);
  return { start: box.x, end: box.x + box.width };
};

test('the list stays beside each of the player’s screens, and marks the open one', async ({
  page,
  player: _player,
  t,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/profile/account');
  const pane = paneOf(page);
  const current = pane.locator('[aria-current="page"]');
  await expect(current).toHaveText(t.member.accountRow);
  await pane.getByRole('link', { name: t.member.transactions }).click();
  await expect(page.locator('[data-screen="transactions"]')).toBeVisible();
  await expect(current).toHaveText(t.member.transactions);
  const [list, column] = [await edges(page, '[data-member-pane]'), await edges(page, '#root')];
  expect(list.end).toBeLessThanOrEqual(column.start + 1);
  expect(column.end).toBeLessThanOrEqual(1280);

  await test.step('the player’s own tab shows no second list, and its tabs stand beside both', async () => {
    await pane.getByRole('link', { name: t.screens.member.title, exact: true }).click();
    await expect(page.locator('[data-screen="member"]')).toBeVisible();
    await expect(page.getByRole('link', { name: t.member.about })).toHaveCount(1);
    const rail = await edges(page, `nav[aria-label="${t.common.tabs.label}"]`);
    expect(rail.end).toBeLessThanOrEqual((await edges(page, '[data-member-pane]')).start);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `the list beside a screen, ${colorScheme}`);
    }
  });

  await test.step('a narrower window has the screen alone, without loading it again', async () => {
    await page.goto('/responsible/limits');
    await expect(pane).toBeVisible();
    await expect(current).toHaveText(t.member.responsible);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(pane).toHaveCount(0);
    expect(await edges(page, '#root')).toEqual({ start: 0, end: 390 });
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(pane).toBeVisible();
    const [narrow, main] = [await edges(page, '[data-member-pane]'), await edges(page, '#root')];
    expect(narrow.start).toBeGreaterThanOrEqual(0);
    expect(narrow.end).toBeLessThanOrEqual(main.start + 1);
    expect(main.end).toBeLessThanOrEqual(820);
  });

  await test.step('the lobby has none', async () => {
    await page.goto('/lobby/home');
    await expect(page.locator('[data-screen="home"]')).toBeVisible();
    await expect(pane).toHaveCount(0);
    await page.context().clearCookies();
  });
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('stands beside a screen without a second pane, with the tabs, and shows the open one', async ({
    page,
    player: _player,
    t,
  }) => {
    await page.goto('/profile/week');
    const pane = paneOf(page);
    const current = pane.locator('[aria-current="page"]');
    // Far down in the list, which scrolls on its own.
    await expect(current).toHaveText(t.screens.profileWeek.title);
    await expect(current).toBeInViewport({ ratio: 1 });
    const rail = await edges(page, `nav[aria-label="${t.common.tabs.label}"]`);
    const [list, column] = [await edges(page, '[data-member-pane]'), await edges(page, '#root')];
    expect(rail.end).toBeLessThanOrEqual(list.start + 1);
    expect(list.end).toBeLessThanOrEqual(column.start + 1);
    expect(column.end).toBeLessThanOrEqual(844);
    expect(column.end - column.start).toBeGreaterThan(440);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(844);
    await expectAccessible(page, 'the list on a phone on its side');

    // Paying has panes of its own, for which it needs the whole width.
    await page.goto('/deposit');
    await expect(page.locator('[data-screen="deposit"]')).toBeVisible();
    await expect(pane).toHaveCount(0);
    // Upright, the screen is alone.
    await page.goto('/profile/week');
    await expect(pane).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(pane).toHaveCount(0);
  });
});

test('a visitor reads about the app without it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  await expect(page.locator('[data-screen="about"]')).toBeVisible();
  await expect(paneOf(page)).toHaveCount(0);
});

test.describe('on a tablet in Thailand, without a bank', () => {
  test.use({ market: 'th', viewport: { width: 820, height: 1180 } });

  test('has its three tiles in one row', async ({ page, ownPlatform }) => {
    await signIn(page, ownPlatform);
    await page.goto('/deposit');
    const tiles = page.locator('[data-member-pane] nav li');
    await expect(tiles).toHaveCount(3);
    const boxes = await tiles.evaluateAll((all) =>
      all.map((tile) => {
        const { top, right } = tile.getBoundingClientRect();
        return { top: Math.round(top), isWhole: tile.scrollWidth <= tile.clientWidth, right };
      }),
    );
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(boxes.every(({ isWhole }) => isWhole)).toBe(true);
  });
});
