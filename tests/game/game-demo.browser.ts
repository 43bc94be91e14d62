/** A visitor tries a game over the lobby, without an account and without money. */
import { expect } from '@playwright/test';
import { discover } from '#i18n/texts/en-PH/discover.ts';
import { gameDemo as english } from '#features/game-demo/texts/en-PH.ts';
import { gameInfo } from '#i18n/texts/en-PH/game-info.ts';
import { expectAccessible } from '#tests/support/pages/looks.ts';
import { gamesOfType } from '#tests/support/pages/lobby-data.ts';
import { playUntilChanged } from '#tests/support/pages/until-changed.ts';
import { test } from '#tests/support/pages/test.ts';

test(
  'a demo opens in one tap, plays by itself, and links to registration',
  { tag: '@gate' },
  async ({ page, home }) => {
    await home.open();
    const shelf = page.getByRole('region', { name: discover.demos });
    await shelf.scrollIntoViewIfNeeded();
    const card = shelf.getByRole('button').first();
    await card.click();
    const sheet = page.locator('[data-overlay="game-demo"]');
    await expect(sheet.getByText(english.note)).toBeVisible();
    const game = sheet.frameLocator('iframe');
    await expect(game.locator('[data-balance]')).toBeVisible();
    // The sheet names the game and says that it is play money: the page says neither again.
    await expect(game.locator('h1')).toHaveCount(0);
    // The page plays the rounds itself: the only server call is for the game.
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await playUntilChanged(game.locator('.action'), game.locator('[data-balance]'));
    expect(calls.filter((path) => path.startsWith('/game/api/'))).toEqual([]);
    // game-accessibility.browser.ts checks the game's own page.
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `a demo, ${colorScheme}`, { withFrames: false });
    }
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(card).toBeFocused();
    await card.click();
    await sheet.getByRole('link', { name: english.register }).click();
    await expect(page).toHaveURL(/^[^?]*\/register\?back=%2Fstart%3FgameId%3D\d+/);
    await expect(sheet).toHaveCount(0);
  },
);

test('a campaign’s link to a game opens its demo at once, and who registers goes on in the game', async ({
  page,
  home,
  lobby,
  login,
}) => {
  const [game] = gamesOfType(lobby, 1).filter(({ demo }) => demo === 1);
  const [other] = gamesOfType(lobby, 1).filter(({ demo }) => demo !== 1);
  if (game === undefined || other === undefined)
    throw new Error('no slots with and without a demo');
  const linkTo = ({ id, brandId, typeId }: typeof game) =>
    `/start?gameId=${id}&brandId=${brandId}&typeId=${typeId}`;
  const sheet = page.locator('[data-overlay="game-demo"]');
  await test.step('its first round is played before the app has loaded, which goes on with it', async () => {
    let loadApp: () => void = () => undefined;
    const isAppWanted = new Promise<void>((resolve) => {
      loadApp = resolve;
    });
    await page.route('**/assets/start-*.js', async (route) => {
      await isAppWanted;
      await route.continue();
    });
    const pages: string[] = [];
    page.on('request', (request) => {
      if (/\/game\/reels\//.test(request.url())) pages.push(request.url());
    });
    await page.goto(linkTo(game));
    const early = page.frameLocator('#early-demo iframe');
    const balance = early.locator('[data-balance]');
    await playUntilChanged(early.locator('.action'), balance);
    await expect(early.locator('.action')).toBeEnabled();
    const after = (await balance.textContent()) ?? '';
    await expect(page.locator('main')).toHaveCount(0);
    loadApp();
    await expect(sheet.getByRole('link', { name: english.register })).toBeVisible();
    await expect(page.locator('#early-demo')).toHaveCount(0);
    await expect(sheet.frameLocator('iframe').locator('[data-balance]')).toHaveText(after);
    expect(pages).toHaveLength(1);
  });
  await sheet.getByRole('link', { name: english.register }).click();
  await expect(page).toHaveURL(`/register?${new URLSearchParams({ back: linkTo(game) })}`);

  await test.step('closed, it leaves the login, and does not open again', async () => {
    await page.goto(linkTo(game));
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(login.screen.getByText(game.name)).toBeVisible();
  });

  await test.step('a game without a demo asks to log in', async () => {
    await page.goto(linkTo(other));
    await expect(login.screen.getByText(other.name)).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('a tap in the lobby asks first: there is a way back', async () => {
    await home.open('/lobby/home?tab=1');
    await home.gameLink(game.id).click();
    await expect(login.screen.getByText(game.name)).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });
});

test('every kind of game has a demo on its sheet', async ({ page, home, lobby }) => {
  const games = [1, 2, 3, 6].flatMap(
    (typeId) => gamesOfType(lobby, typeId).find(({ demo }) => demo === 1) ?? [],
  );
  expect(games).toHaveLength(4);
  for (const { id, typeId } of games) {
    await home.open(`/lobby/home?tab=${typeId}`);
    await home.gameLink(id).click({ button: 'right' });
    await page.getByRole('button', { name: gameInfo.demo }).click();
    const game = page.locator('[data-overlay="game-demo"]').frameLocator('iframe');
    await expect(game.locator('[data-balance]')).toBeVisible();
    await game.locator('.action').click();
    await expect(game.locator('.action')).toBeEnabled();
  }
});
