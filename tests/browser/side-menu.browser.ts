import { expect } from '@playwright/test';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { makePlayer } from './pages/platform-desk.ts';
import { test } from './pages/test.ts';

const LIST = [
  ['transactions', '/record/transaction'],
  ['email', '/profile/email'],
  ['deposit', '/deposit'],
  ['withdrawal', '/withdrawal'],
  ['service', '/service'],
] as const;

test('a guest’s menu has the two ways in, tiles, list and community', async ({ home, t }) => {
  await home.open();
  const menu = await home.openMenu();
  const head = menu.getByRole('region', { name: t.menu.account });
  await expect(head).toContainText(t.menu.guest);
  await expect(head.getByRole('img').or(head.locator('img'))).toHaveCount(1);
  await expect(head.getByRole('link', { name: t.menu.register })).toHaveAttribute(
    'href',
    '/register',
  );
  await expect(head.getByRole('link', { name: t.menu.login })).toHaveAttribute('href', '/login');

  const tiles = menu.getByRole('navigation', { name: t.menu.places }).getByRole('listitem');
  await expect(tiles).toHaveText([
    t.menu.home,
    t.menu.bonus,
    t.menu.download,
    t.menu.slots,
    t.menu.fish,
    t.menu.sport,
    t.menu.poker,
    t.menu.live,
    t.menu.arcade,
  ]);
  const rows = menu.getByRole('navigation', { name: t.menu.account }).getByRole('link');
  await expect(rows).toHaveText(LIST.map(([name]) => t.menu[name]));
  for (const [at, [, route]] of LIST.entries()) {
    await expect(rows.nth(at)).toHaveAttribute('href', route);
  }
  const community = menu.getByRole('region', { name: t.menu.community }).getByRole('link');
  await expect(community).toHaveCount(2);
  await expect(community.first()).toHaveAttribute('href', /example\.com\/facebook\//);
  await expect(community.last()).toHaveAttribute('href', /example\.com\/telegram\//);
  await expect(menu.getByRole('button', { name: t.menu.logout })).toHaveCount(0);
});

test('a player’s menu has name, VIP level and balance', async ({ page, home, ownPlatform, t }) => {
  const player = await makePlayer(ownPlatform, { coin: 987_650, vip: 3 });
  await signIn(page, ownPlatform, player);
  await home.open();
  const menu = await home.openMenu();
  const head = menu.getByRole('region', { name: t.menu.account });
  await expect(head.locator('[data-balance]')).toHaveText('₱9,876.50');
  await expect(head).toContainText('VIP 3');
  await expect(head.locator('img')).toHaveAttribute('src', /\/static\/avatar\/avatar_\d+\.png$/);
  await expect(head.getByRole('link', { name: t.menu.deposit })).toHaveAttribute(
    'href',
    '/deposit',
  );
  await expect(head.getByRole('link', { name: t.menu.login })).toHaveCount(0);
  await expect(menu.getByRole('button', { name: t.menu.logout })).toBeVisible();
});

test('what leads elsewhere closes the menu', async ({ page, home, t }) => {
  await home.open();
  const menu = await home.openMenu();
  await menu.getByRole('link', { name: t.menu.service }).click();
  await expect(page).toHaveURL('/service');
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
});

test('the menu closes by its button, by Escape and by a tap beside it', async ({
  page,
  home,
  t,
}) => {
  await home.open();
  const menu = await home.openMenu();
  await menu.getByRole('button', { name: t.menu.close }).click();
  await expect(menu).toHaveCount(0);
  await home.openMenu();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await home.openMenu();
  await page.mouse.click(10, 400);
  await expect(menu).toHaveCount(0);
  await expect(home.header.getByRole('button', { name: t.home.header.menu })).toBeFocused();
});

test('another language is shown at once and stays', { tag: '@gate' }, async ({ page, home, t }) => {
  await home.open();
  const menu = await home.openMenu();
  await menu.getByRole('button', { name: t.menu.language }).click();
  await menu.getByRole('radio', { name: 'ไทย' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
  await expect(menu).toContainText(thTH.menu.guest);
  await page.reload();
  await home.isReady();
  await expect(page.getByRole('tab', { name: thTH.home.tabs.hot })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
  // The coin is the market's, not the language's.
  await expect(page.getByRole('marquee').getByRole('listitem').nth(1)).toContainText('₱');
});

test('a language that cannot be loaded leaves the texts and says so', async ({
  page,
  home,
  consoleErrors,
  t,
}) => {
  consoleErrors.expect(/Failed to load resource|net::ERR_/);
  await home.open();
  const menu = await home.openMenu();
  await menu.getByRole('button', { name: t.menu.language }).click();
  await page.route('**/assets/*.js', (route) => route.abort());
  // The choice shows at once and goes back as soon as the load fails: `check` would race with that.
  await menu.getByRole('radio', { name: 'ไทย' }).click();
  await expect(menu.getByRole('alert')).toHaveText(t.menu.languageFailed);
  await expect(menu).toContainText(enPH.menu.guest);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-PH');
});

test('another theme is shown at once and stays', async ({ page, home, t }) => {
  await home.open();
  const backdrop = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await backdrop();
  const menu = await home.openMenu();
  await menu.getByRole('radio', { name: t.menu.themeLight }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(backdrop).not.toBe(dark);
  const light = await backdrop();
  await page.reload();
  await home.isReady();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await backdrop()).toBe(light);
  await home.openMenu();
  await page.getByRole('radio', { name: t.menu.themeSystem }).check();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect.poll(backdrop).toBe(dark);
});
