import { expect, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { WITH_MOTION } from '#tests/support/browser.ts';
import { IS_FULL } from '#tests/support/extent.ts';
import { type LobbyData } from '#tests/support/pages/lobby-data.ts';
import { test } from '#tests/support/pages/test.ts';

// The pause button exists only where banners turn.
test.use(WITH_MOTION);

type Banner = LobbyData['appLobbyAdConfigList'][number];
const EXTERNAL = 'https://www.example.com/safer-play';

/** Action numbers of type 1 and the place that each opens. */
const ROUTES = {
  4: '/bind',
  15: '/deposit?typeId=SignUpBonus',
  20: '/activity/spin',
  22: '/activity/cashBonus',
  10000: '/profile/task',
  10001: '/deposit',
  10002: '/withdrawal',
  10003: '/profile/vip',
  10004: '/profile/bank',
  10005: '/profile/email',
  10006: '/service',
  10007: '/activity/index',
  10008: '/lobby/invitation',
} as const;

/** Activities that open in a dialog over the lobby. */
const DIALOGS = ['21', '25', '28'] as const;

/**
 * Makes the server serve banners with these clicks instead of its own, in this order: it has no banner for
 * some actions, and every rule must be tested.
 */
async function serveBanners(
  page: Page,
  clicks: readonly Pick<Banner, 'clickType' | 'clickAction'>[],
) {
  await page.route(`**${endpoints.afterLoginConfig.path}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as LobbyData;
    const [model] = answer.appLobbyAdConfigList;
    const appLobbyAdConfigList = clicks.map((click, at) => ({
      ...model,
      ...click,
      id: 900 + at,
      sort: at,
      title: `Banner ${at + 1}`,
    }));
    await route.fulfill({ response, json: { ...answer, appLobbyAdConfigList } });
  });
}

test.beforeEach(({ player }) => expect(player.account).not.toBe(''));

test(
  'type 1 opens the route of its action [home.banner.click-route]',
  { tag: '@gate' },
  async ({ page, home }) => {
    // `click-target.test.ts` tests the rule of each number: the gate checks two of them in a browser.
    const all = Object.entries(ROUTES);
    const rules = IS_FULL ? all : [...all.slice(0, 1), ...all.slice(-1)];
    await serveBanners(
      page,
      rules.map(([clickAction]) => ({ clickType: 1, clickAction })),
    );
    await home.open();
    for (const [at, [action, route]] of rules.entries()) {
      await test.step(`action ${action}`, async () => {
        await home.carousel.canSlide();
        await home.carousel.pause.click();
        await home.carousel.dots.nth(at).click();
        await home.carousel.isAt(at + 1);
        await home.carousel.front.getByRole('link').click();
        await expect(page).toHaveURL(route);
        await expect(home.screen).toHaveCount(0);
        await page.goBack();
        await home.isReady();
      });
    }
  },
);

test('type 1 opens the dialog of an activity that has one [home.banner.click-dialog]', async ({
  page,
  home,
}) => {
  await serveBanners(
    page,
    DIALOGS.map((clickAction) => ({ clickType: 1, clickAction })),
  );
  await home.open();
  await home.carousel.canSlide();
  await home.carousel.pause.click();
  for (const [at, action] of DIALOGS.entries()) {
    await test.step(`action ${action}`, async () => {
      await home.carousel.dots.nth(at).click();
      await home.carousel.isAt(at + 1);
      await home.carousel.front.getByRole('button').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL('/lobby/home');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  }
});

test('type 2 opens its game', async ({ page, home, hotGame }) => {
  await serveBanners(page, [{ clickType: 2, clickAction: String(hotGame.id) }]);
  await home.open();
  await home.carousel.front.getByRole('link').click();
  const { id, brandId, typeId } = hotGame;
  await expect(page).toHaveURL(`/start?gameId=${id}&brandId=${brandId}&typeId=${typeId}`);
});

test('type 3 opens its page in a window without access to this one [home.banner.click-external]', async ({
  page,
  context,
  home,
}) => {
  await context.route(EXTERNAL, (route) => route.fulfill({ body: 'safer play' }));
  await serveBanners(page, [{ clickType: 3, clickAction: EXTERNAL }]);
  await home.open();
  const link = home.carousel.front.getByRole('link');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const opened = context.waitForEvent('page');
  await link.click();
  const other = await opened;
  await other.waitForLoadState();
  expect(other.url()).toBe(EXTERNAL);
  expect(await other.evaluate(() => globalThis.opener)).toBeNull();
  expect(await other.evaluate(() => document.referrer)).toBe('');
  await expect(page).toHaveURL('/lobby/home');
});

test('type 0, an unknown action and an unsafe address do nothing', async ({
  page,
  context,
  home,
}) => {
  await serveBanners(page, [
    { clickType: 0, clickAction: '' },
    { clickType: 1, clickAction: '99999' },
    { clickType: 2, clickAction: '999999' },
    { clickType: 3, clickAction: 'javascript:alert(1)' },
    { clickType: 3, clickAction: 'http://www.example.com/' },
  ]);
  await home.open();
  await home.carousel.canSlide();
  await home.carousel.pause.click();
  for (let position = 1; position <= 5; position += 1) {
    await home.carousel.dots.nth(position - 1).click();
    await home.carousel.isAt(position);
    await expect(home.carousel.front.locator('a, button')).toHaveCount(0);
    await home.carousel.front.click();
    await expect(page).toHaveURL('/lobby/home');
    await expect(page.locator('[data-overlay]')).toHaveCount(0);
  }
  expect(context.pages()).toHaveLength(1);
});

test('a visitor who taps a player’s banner signs in first', async ({ browser, ownPlatform, t }) => {
  const context = await browser.newContext({ baseURL: ownPlatform.url, hasTouch: true });
  const page = await context.newPage();
  await page.goto('/lobby/home');
  const spin = page.getByRole('region', { name: t.home.banners.label }).getByRole('link').first();
  await expect(spin).toHaveAttribute('href', '/activity/spin');
  await spin.click();
  await expect(page).toHaveURL('/login?back=%2Factivity%2Fspin');
  await context.close();
});
