/** Cards without their picture show letters, and get the picture back without being opened again. */
import { expect, type Route } from '@playwright/test';
import { offline, WITH_MOTION } from '#tests/support/browser.ts';
import { ICONS } from '#tests/support/pages/icon-platform.ts';
import { hotGames } from '#tests/support/pages/lobby-data.ts';
import { test } from '#tests/support/pages/test.ts';

/** The category of the slots. */
const SLOTS = 1;
/** Time skipped when the clock stops, in ms: more than a slow machine needs for the step. */
const AHEAD = 60_000;
/** The second or third retry is due after this time at the latest, in ms. */
const LONGEST_WAIT = 30_000;

test('a failed picture is retried: when the network or the player returns, and after a while', async ({
  page,
  context,
  home,
  lobby,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource|net::ERR_/);
  const [first, second, third] = hotGames(lobby).map(({ id }) => id);
  const ways: Record<string, () => Promise<unknown>> = {
    'the network is back': () => offline(context, () => expect(tiles).not.toHaveCount(0)),
    'the player is back': () =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'after a while': () => page.clock.runFor(LONGEST_WAIT),
  };
  const tiles = page.locator('[data-game-id] [data-letter-tile]');
  await page.clock.install();
  for (const [name, comes] of Object.entries(ways)) {
    await test.step(name, async () => {
      await page.route(`**${ICONS}*`, (route) => route.abort());
      await home.open();
      for (const id of [first, second, third]) {
        await expect(home.card(id ?? 0).locator('[data-letter-tile]')).toBeVisible();
        await expect(home.card(id ?? 0).locator('img')).toHaveCount(0);
      }
      // From here on only the tested trigger causes a retry.
      await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD));
      const link = home.gameLink(first ?? 0);
      await link.focus();
      await page.unroute(`**${ICONS}*`);
      await expect(tiles).not.toHaveCount(0);
      await comes();
      await expect(home.card(first ?? 0).locator('img')).toHaveAttribute('data-shown', '');
      await expect(tiles).toHaveCount(0);
      await expect(link).toBeFocused();
      await page.clock.resume();
    });
  }
});

test.describe('without reduced motion', () => {
  test.use(WITH_MOTION);

  test('a picture below the first screen fades in once it has loaded [home.game-card.fade-in]', async ({
    page,
    home,
  }) => {
    const held: Route[] = [];
    let isHeld = true;
    await home.open();
    await page.route(`**${ICONS}*`, (route) => {
      if (isHeld) held.push(route);
      else void route.continue();
    });
    await home.chooseCategory(SLOTS);
    // Rows are rendered as they come near: the last is not among the first.
    await page.mouse.move(200, 600);
    await page.mouse.wheel(0, 600);
    await expect(home.cards.nth(12)).toBeVisible();
    const below = await home.cards.last().getAttribute('data-game-id');
    const image = home.card(Number(below)).locator('img');
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveCSS('opacity', '0');
    await expect(image).toHaveCSS('transition-property', 'opacity');
    expect(
      await image.evaluate((one) => Number.parseFloat(getComputedStyle(one).transitionDuration)),
    ).toBeGreaterThan(0);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await expect(image).toHaveAttribute('data-shown', '');
    await expect(image).toHaveCSS('opacity', '1');
  });
});
