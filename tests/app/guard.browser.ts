import { expect } from '@playwright/test';
import { PLAYER_ROUTES, PUBLIC_ROUTES } from '#tests/support/route-table.ts';
import { test } from '#tests/support/pages/test.ts';

/** Every player's address, with searches as the app itself writes them. */
const PLAYER_ADDRESSES = [
  ...PLAYER_ROUTES.filter((route) => route !== '/start'),
  '/start?gameId=1001&brandId=1&typeId=1',
  '/deposit?typeId=SignUpBonus',
];

/** Values of `back` that must not lead out of the app or into a loop. */
const HOSTILE = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/login?back=/login',
];

test('every player route sends a visitor to the login with a return path [routes.guard]', async ({
  page,
  login,
}) => {
  for (const route of PLAYER_ADDRESSES) {
    await test.step(route, async () => {
      await page.goto(route);
      await expect(login.screen).toBeVisible();
      const address = new URL(page.url());
      expect(address.pathname).toBe('/login');
      expect(address.searchParams.get('back')).toBe(route);
    });
  }
});

test('every public route opens for a visitor [routes.lobby] [routes.about]', async ({ page }) => {
  for (const route of PUBLIC_ROUTES) {
    await test.step(route, async () => {
      await page.goto(route);
      await expect(page.locator('main[data-screen]')).toBeVisible();
      await expect(page).toHaveURL(route);
    });
  }
});

/** The address that the gate tests. */
const GATED = '/deposit?typeId=SignUpBonus';

for (const route of ['/profile/vip', GATED]) {
  test(
    `signing in returns to ${route}`,
    { tag: route === GATED ? '@gate' : [] },
    async ({ page, login, ownPlatform }) => {
      await page.goto(route);
      await login.signIn(ownPlatform.demo);
      await expect(page).toHaveURL(route);
      await expect(page.locator('main[data-screen]')).not.toHaveAttribute('data-screen', 'login');
      // The login leaves no history entry behind.
      await page.reload();
      await expect(page).toHaveURL(route);
    },
  );
}

test('a hostile return path leads to the lobby', async ({
  page,
  login,
  home,
  ownPlatform,
  baseURL,
}) => {
  for (const back of HOSTILE) {
    await test.step(JSON.stringify(back), async () => {
      await page.goto(`/login?${new URLSearchParams({ back }).toString()}`);
      await login.signIn(ownPlatform.demo);
      await home.isReady();
      await expect(page).toHaveURL(`${baseURL}/lobby/home`);
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test.describe('a player', () => {
  test.beforeEach(({ player }) => expect(player.account).not.toBe(''));

  test('opens every route [auth.visitor-and-player]', async ({ page }) => {
    for (const route of PLAYER_ADDRESSES) {
      await test.step(route, async () => {
        await page.goto(route);
        await expect(page.locator('main[data-screen]')).toBeVisible();
        await expect(page).toHaveURL(route);
        await expect(page.locator('main[data-screen="not-found"]')).toHaveCount(0);
      });
    }
  });

  test('is sent away from the login', async ({ page, home }) => {
    await page.goto('/login?back=/profile/vip');
    await home.isReady();
    await expect(page).toHaveURL('/lobby/home');
  });
});

test('an unknown address shows "not found"', async ({ page, home, t }) => {
  await page.goto('/no/such/place');
  await expect(page.locator('[data-screen="not-found"]')).toContainText(t.screens.notFound.text);
  await page.getByRole('link', { name: t.common.goHome }).click();
  await home.isReady();
});

test('the root and the bare lobby redirect to home [routes.root]', async ({ page, home }) => {
  for (const path of ['/', '/lobby', '/lobby/']) {
    await home.open(path);
    await expect(page).toHaveURL('/lobby/home');
  }
});
