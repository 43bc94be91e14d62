import { expect, type Page } from '@playwright/test';
import { WITH_WORKER, offline } from '#tests/support/browser.ts';
import { PLAYER_ROUTES, PUBLIC_ROUTES } from '#tests/support/route-table.ts';
import {
  expectScreensCached,
  FAILED_REQUEST,
  isControlled,
} from '#tests/support/pages/offline-steps.ts';
import { readRecords } from '#tests/support/pages/stored.ts';
import { test } from '#tests/support/pages/test.ts';

test.use(WITH_WORKER);

/** Screens that work offline, and their chunks. */
const SCREENS = {
  '/lobby/home': 'home',
  '/about': 'about',
  '/deposit/return': 'deposit-return',
  '/service': 'service',
  '/login': 'login',
  '/register': 'register',
  '/forget': 'forget',
  '/responsible': 'responsible',
  '/responsible/limits': 'responsible-limits',
  '/responsible/breaks': 'responsible-breaks',
  '/responsible/records': 'responsible-records',
  '/responsible/help': 'responsible-help',
  '/phone-storage': 'phone-storage',
  '/share': 'shared-invitation',
  '/lobby/member': 'member',
  '/search': 'search',
  '/record/transaction': 'transactions',
  '/test': 'gallery',
} as const;
const CACHED = [
  'about',
  'deposit-return',
  'service',
  'login',
  'register',
  'forget',
  'member',
  'gallery',
  'responsible',
  'phone-storage',
  'shared-invitation',
]
  .map((name) => `${name}-screen`)
  .concat('transactions-route', 'search-route', 'lobby-menu');

const screenOf = (path: string) => (SCREENS as Record<string, string>)[path] ?? 'needs-connection';

async function opens(page: Page, path: string, screen: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(`[data-screen="${screen}"]`), path).toBeVisible();
}

test.beforeEach(({ consoleErrors }) => consoleErrors.expect(FAILED_REQUEST));

test('offline a visitor can open every route', async ({ page, context, home }) => {
  await home.open();
  await isControlled(page);
  await expectScreensCached(page, CACHED);
  await offline(context, async () => {
    for (const path of PUBLIC_ROUTES) await opens(page, path, screenOf(path));
    for (const path of PLAYER_ROUTES) await opens(page, path, 'login');
  });
});

test('offline a player can open every route, and the screen loads once the network is back', async ({
  page,
  context,
  home,
  player: _player,
  consoleErrors,
  t,
}) => {
  // A driven browser restores the network for the page before the worker: a chunk may fail in between, and
  // the page then reloads for it.
  consoleErrors.expect(/ChunkError/);
  await home.open();
  await expect(home.balance).toBeVisible();
  await isControlled(page);
  await expectScreensCached(page, CACHED);
  await expect.poll(async () => Object.keys(await readRecords(page))).toContain('user.session');
  await offline(context, async () => {
    const screensOfPlayer: Readonly<Record<string, string>> = {
      '/login': 'home',
      '/register': 'home',
      '/forget': 'home',
      '/deposit/return': 'needs-connection',
    };
    for (const path of PUBLIC_ROUTES) {
      await opens(page, path, screensOfPlayer[path] ?? screenOf(path));
    }
    for (const path of PLAYER_ROUTES) await opens(page, path, screenOf(path));
    await opens(page, '/withdrawal', 'needs-connection');
    const screen = page.locator('[data-screen="needs-connection"]');
    await expect(screen).toContainText(t.screens.withdrawal.title);
    await expect(screen).toContainText(t.offline.needs.money);
    await expect(screen).toContainText(t.offline.needs.meanwhile);
    // Also by a link, not only by address: a game's card.
    await screen.getByRole('link', { name: t.common.goHome }).click();
    await home.isReady();
    const card = home.gameLink((await home.ids())[0] ?? 0);
    await card.click();
    await expect(screen).toContainText(t.offline.needs.play);
    await page.goBack();
    await home.isReady();
    await expect(card).toBeFocused();
    await card.click();
    await expect(screen).toContainText(t.offline.needs.play);
  });
  await expect(page.locator('[data-screen="start"]')).toBeVisible();
  await expect(page).toHaveURL(/\/start\?gameId=/);
});
