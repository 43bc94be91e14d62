import { expect, type Page } from '@playwright/test';
import { LOBBY_PLACES } from '#shared/lobby/app-paths.ts';
import { databaseKeys } from '#config/storage-keys.ts';
import { endpoints } from '#shared/wire/endpoints.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { CUSTOMER_SERVICES, SERVICE_ADDRESS } from '#tests/support/pages/customer-services.ts';
import { LoginPage } from '#tests/support/pages/login-page.ts';
import {
  expectAccessible,
  expectInside,
  expectUsableInBothThemes,
} from '#tests/support/pages/looks.ts';
import { FAILED_REQUEST } from '#tests/support/pages/offline-steps.ts';
import { setFault } from '#tests/support/pages/operator-steps.ts';
import { readRecords } from '#tests/support/pages/stored.ts';
import { test } from '#tests/support/pages/test.ts';

/** Addresses that a player may open, and the value of `data-screen` there. */
const SCREENS = {
  '/lobby/home': 'home',
  '/lobby/deposit': 'deposit',
  '/lobby/invitation': 'invitation',
  '/lobby/activity': 'activities',
  '/lobby/member': 'member',
  '/lobby/task': 'task',
  '/withdrawal': 'withdrawal',
  '/withdrawal/spin': 'withdrawalSpin',
  '/deposit': 'deposit',
  '/start?gameId=1001&brandId=1&typeId=1': 'start',
  '/search': 'search',
  '/profile/account': 'profileAccount',
  '/profile/bank': 'profileBank',
  '/profile/task': 'profileTask',
  '/profile/vip': 'profileVip',
  '/profile/items': 'profileItems',
  '/profile/email': 'profileEmail',
  '/profile/week': 'profileWeek',
} as const;

/** The other half, since one test would take too long. */
const MORE_SCREENS = {
  '/activity/index': 'activities',
  '/activity/spin': 'spin',
  '/activity/cashBonus': 'redPacket',
  '/record/transaction': 'transactions',
  '/bind': 'bind',
  '/about': 'about',
  '/responsible': 'responsible',
  '/responsible/limits': 'responsible-limits',
  '/responsible/breaks': 'responsible-breaks',
  '/responsible/records': 'responsible-records',
  '/responsible/help': 'responsible-help',
  '/phone-storage': 'phone-storage',
  '/share': 'shared-invitation',
  '/service': 'service',
  '/test': 'gallery',
  '/no/such/place': 'not-found',
} as const;

/** Screens for visitors only. */
const VISITOR_SCREENS = {
  '/login': 'login',
  '/register': 'register',
  '/forget': 'forget',
  '/deposit/return': 'deposit-return',
} as const;

async function expectScreens(page: Page, screens: Readonly<Record<string, string>>) {
  for (const [path, screen] of Object.entries(screens)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('main')).toHaveCount(1);
      await expect(page.locator('main')).toHaveAttribute('data-screen', screen);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/Parola/);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      // The sandbox of a game's frame refuses axe's script.
      await expectAccessible(page, path, { withFrames: false });
      await expectInside(page, path);
    });
  }
}

test(
  'every screen of a player has a name, one heading and a title, and is accessible [routes.lobby]',
  { tag: '@gate' },
  async ({ page, player: _player }) => {
    await expectScreens(page, SCREENS);
  },
);

test(
  'every screen of activities, records and help does too [routes.about]',
  { tag: '@gate' },
  async ({ page, player: _player }) => {
    await expectScreens(page, MORE_SCREENS);
  },
);

test('every screen of a visitor does too', { tag: '@gate' }, async ({ page }) => {
  await expectScreens(page, VISITOR_SCREENS);
});

test('the bottom tabs link to the places of the specification and mark the current one [routes.lobby-tab-indices] [bottom-tabs.links]', async ({
  page,
  home,
  player: _player,
  t,
}) => {
  await home.open();
  const bar = page.getByRole('navigation', { name: t.common.tabs.label });
  const links = bar.getByRole('link');
  await expect(links).toHaveCount(5);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/lobby/home',
    '/deposit',
    '/activity/spin',
    '/lobby/activity',
    '/lobby/member',
  ]);
  await expect(links.first()).toHaveAttribute('aria-current', 'page');
  await links.last().click();
  await expect(page).toHaveURL('/lobby/member');
  await expect(links.last()).toHaveAttribute('aria-current', 'page');
  for (const [index, place] of LOBBY_PLACES.entries()) {
    await page.goto(place);
    await expect(bar.locator('[aria-current="page"], [aria-current="true"]')).toHaveCount(1);
    await expect(links.nth(index)).toHaveAttribute('aria-current', /page|true/);
  }
});

test('customer service lists every channel, and who is online [routes.service] [api.customer-services]', async ({
  page,
  t,
}) => {
  await page.goto('/service');
  // The questions below are a list too.
  const rows = page
    .locator('[data-screen="service"]')
    .getByRole('listitem')
    .filter({ has: page.locator('a[target="_blank"]') });
  await expect(rows).toHaveCount(CUSTOMER_SERVICES.length);
  for (const [name, isOnline] of CUSTOMER_SERVICES) {
    const row = rows.filter({ hasText: name });
    const state = isOnline ? t.footer.online : t.footer.offline;
    await expect(row.getByText(state)).toBeVisible();
    const link = row.getByRole('link');
    await expect(link).toHaveAttribute('href', SERVICE_ADDRESS);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('the last known customer service channel stays while the list fails to load [data.menu-state] [storage.service-url]', async ({
  page,
  ownPlatform,
  consoleErrors,
  t,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  const screen = page.locator('[data-screen="service"]');
  const { path } = endpoints.customerServices;
  const clear = await setFault(ownPlatform, { path, kind: 'http', value: 503 });
  await page.goto('/service');
  await expect(screen.getByRole('alert')).toContainText(t.screens.service.unavailable);
  await expect(screen.getByRole('link', { name: t.screens.service.lastKnown })).toHaveCount(0);
  await clear();
  await screen.getByRole('button', { name: t.common.retry }).click();
  const first = await screen.getByRole('listitem').first().getByRole('link').getAttribute('href');
  await expect
    .poll(async () => Object.keys(await readRecords(page)))
    .toContain(databaseKeys.serviceUrl);

  const fail = await setFault(ownPlatform, { path, kind: 'http', value: 503 });
  await page.reload();
  const lastKnown = screen.getByRole('link', { name: t.screens.service.lastKnown });
  await expect(lastKnown).toHaveAttribute('href', first ?? '');
  await expect(lastKnown).toHaveAttribute('rel', /noopener/);
  await expectUsableInBothThemes(page, 'no list of services');
  await fail();
});

test('the search icon opens the search for a player, and after the login for a visitor [home.header.search]', async ({
  page,
  home,
  player,
  t,
}) => {
  const search = home.header.getByRole('link', { name: t.home.header.search });
  await home.open();
  await search.click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await home.open();
  await search.click();
  await expect(page).toHaveURL(/\/login\?back=%2Fsearch$/);
  await new LoginPage(page, t).signIn(player);
  await expect(page).toHaveURL('/search');
});

test('the member tab has its dot while a task is open [bottom-tabs.red-dot]', async ({
  page,
  home,
  ownPlatform,
  t,
}) => {
  await signIn(page, ownPlatform);
  await home.open();
  const member = page
    .getByRole('navigation', { name: t.common.tabs.label })
    .getByRole('link')
    .last();
  // The demo player has no mobile bound: the bind task is open.
  await expect(member).toHaveAccessibleName(new RegExp(t.common.tabs.news));
});

test('a visitor’s member tab has no dot', async ({ page, home, t }) => {
  await home.open();
  const member = page
    .getByRole('navigation', { name: t.common.tabs.label })
    .getByRole('link')
    .last();
  await expect(member).toHaveAccessibleName(t.common.tabs.member);
});
