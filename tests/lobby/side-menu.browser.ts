import { expect } from '@playwright/test';
import { localKeys } from '#config/storage-keys.ts';
import { endpoints, type WireResponseOf } from '#shared/wire/endpoints.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { WITH_MOTION } from '#tests/support/browser.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { changeLobbyAnswer } from '#tests/support/pages/platform-answers.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';

const LIST = [
  ['transactions', '/record/transaction'],
  ['email', '/profile/email'],
  ['deposit', '/deposit'],
  ['withdrawal', '/withdrawal'],
  ['service', '/service'],
  ['phoneStorage', '/phone-storage'],
] as const;

test('a visitor’s menu has login, registration, tiles, list and community [home.header.menu] [side-menu.avatar-and-name] [side-menu.guest] [side-menu.list] [side-menu.community]', async ({
  home,
  t,
}) => {
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

  const places = menu.getByRole('navigation', { name: t.menu.places });
  await expect(places.getByRole('link', { name: t.menu.bonus })).toHaveAttribute(
    'href',
    '/activity/index',
  );
  const tiles = places.getByRole('listitem');
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

test('a player’s menu has name, VIP level and balance [side-menu.avatar-and-name] [side-menu.player]', async ({
  page,
  home,
  ownPlatform,
  t,
}) => {
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

test('a player is shown by nickname, or by account without one; a failed picture is replaced [side-menu.avatar-and-name]', async ({
  page,
  home,
  player,
  consoleErrors,
  t,
}) => {
  consoleErrors.expect(/status of 404/);
  await page.route('**/static/avatar/**', (route) => route.fulfill({ status: 404 }));
  await page.route(`**${endpoints.afterLoginConfig.path}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as WireResponseOf<'afterLoginConfig'>;
    const user = { ...answer.user, nickname };
    await route.fulfill({ response, json: { ...answer, user } });
  });
  let nickname = 'Lola of the Lanterns';
  await home.open();
  const head = (await home.openMenu()).getByRole('region', { name: t.menu.account });
  await expect(head).toContainText(nickname);
  await expect(head.locator('img')).toHaveCount(0);
  await expect(head.locator('[class*="fallback"] svg')).toBeVisible();
  nickname = '';
  await home.reload();
  await home.openMenu();
  await expect(head).toContainText(player.account);
});

test.describe('without reduced motion', () => {
  test.use(WITH_MOTION);

  test('the menu slides in from the right [side-menu.slide-in]', async ({ page, home }) => {
    await home.open();
    await page.evaluate(() => {
      const lefts: number[] = [];
      Object.assign(globalThis, { lefts });
      const look = () => {
        const menu = document.querySelector('[data-overlay="side-menu"]');
        if (menu) lefts.push(Math.round(menu.getBoundingClientRect().left));
        requestAnimationFrame(look);
      };
      look();
    });
    const menu = await home.openMenu();
    await expect
      .poll(() => menu.evaluate((element) => element.getBoundingClientRect().right))
      .toBe(390);
    const lefts = await page.evaluate(() => Reflect.get(globalThis, 'lefts') as number[]);
    const rest = lefts.at(-1) ?? 0;
    expect(rest).toBeGreaterThan(0);
    expect(Math.max(...lefts)).toBeGreaterThan(rest);
    expect(Math.min(...lefts)).toBe(rest);
  });
});

test('the download tile links to the operator’s package [side-menu.tiles.download] [api.download]', async ({
  page,
  home,
  t,
}) => {
  const apkUrl = 'https://cdn.example.com/get/parola.apk';
  await changeLobbyAnswer(page, (answer) => Object.assign(answer, { apkUrl }));
  await home.open();
  const menu = await home.openMenu();
  const tile = menu.getByRole('link', { name: t.menu.download });
  await expect(tile).toHaveAttribute('href', apkUrl);
  await expect(tile).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(home.downloadBanner.getByRole('link')).toHaveAttribute('href', apkUrl);
  const download = home.footer.getByRole('region', { name: t.footer.app });
  await expect(download.getByRole('link', { name: t.footer.android })).toHaveAttribute(
    'href',
    apkUrl,
  );
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  });

  test('the download tile opens the hint, also when there is a package [side-menu.tiles.download]', async ({
    page,
    home,
    t,
  }) => {
    await changeLobbyAnswer(page, (answer) =>
      Object.assign(answer, { apkUrl: 'https://cdn.example.com/get/parola.apk' }),
    );
    await page.addInitScript((key) => localStorage.setItem(key, '1'), localKeys.iosHintSeen);
    await home.open();
    const menu = await home.openMenu();
    await menu.getByRole('button', { name: t.menu.download }).click();
    await expect(menu).toHaveCount(0);
    await expect(page.locator('[data-overlay="ios-hint"]')).toBeVisible();
  });
});

test('the menu closes by its button, by Escape and by a tap beside it [side-menu.close]', async ({
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

test(
  'another language applies at once and is stored',
  { tag: '@gate' },
  async ({ page, home, t }) => {
    await home.open();
    const menu = await home.openMenu();
    await menu.getByRole('button', { name: t.menu.language }).click();
    await menu.getByRole('radio', { name: 'ไทย' }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
    await expect(menu).toContainText(thTH.menu.guest);
    await home.reload();
    await expect(page.getByRole('tab', { name: thTH.home.tabs.hot })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
    // The currency is the market's, not the language's.
    await expect(page.getByRole('marquee').getByRole('listitem').nth(1)).toContainText('₱');
  },
);

test('a language that fails to load leaves the texts unchanged and says so', async ({
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
  // The choice shows at once and reverts as soon as loading fails: `check` would race with that.
  await menu.getByRole('radio', { name: 'ไทย' }).click();
  await expect(menu.getByRole('alert')).toHaveText(t.menu.languageFailed);
  await expect(menu).toContainText(enPH.menu.guest);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-PH');
});

test('another theme applies at once and is stored', async ({ page, home, t }) => {
  await home.open();
  const backdrop = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await backdrop();
  const menu = await home.openMenu();
  await menu.getByRole('radio', { name: t.menu.themeLight }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(backdrop).not.toBe(dark);
  const light = await backdrop();
  await home.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await backdrop()).toBe(light);
  await home.openMenu();
  await page.getByRole('radio', { name: t.menu.themeSystem }).check();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect.poll(backdrop).toBe(dark);
});
