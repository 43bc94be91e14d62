import { expect, type Locator } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { watchRequests } from '#tests/support/pages/in-flight.ts';
import { hotGames } from '#tests/support/pages/lobby-data.ts';
import { countRequests, setFault } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';

const LIKE = endpoints.gameLike.path;

/** Whether a heart is to be seen: one that is not paints nothing, but keeps its place and its name. */
const isDrawn = (heart: Locator): Promise<boolean> =>
  heart.evaluate((element) => getComputedStyle(element, '::after').content !== 'none');

test.describe('a player’s like', () => {
  test(
    'is shown, saved by the server and still there after a reload [home.game-card.heart] [flow.like]',
    { tag: '@gate' },
    async ({ page, home, ownPlatform, hotGame, client }) => {
      await home.open();
      await expect(home.balance).toBeVisible();
      const heart = home.heart(hotGame.id);
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      const { width = 0, height = 0 } = (await heart.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      const counts = await countRequests(ownPlatform);
      const saved = page.waitForResponse(`**${LIKE}`);
      await home.like(hotGame.id);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await saved;
      expect((await counts(LIKE))[LIKE]).toBe(1);

      const { appGameDataUser } = await client.call('afterLoginConfig');
      expect(appGameDataUser.gameLikes).toEqual({ [hotGame.id]: 1 });

      await page.reload();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await home.tab('collect').click();
      await expect(home.cards).toHaveCount(1);

      await heart.click();
      await expect(home.screen).toContainText(home.t.collect.noLikesTitle);
      await home.tab('hot').click();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
    },
  );

  test('is a heart on the card, whose tap takes the like back and opens no game', async ({
    page,
    home,
    lobby,
    player: _player,
  }) => {
    const id = hotGames(lobby)[1]?.id ?? 0;
    await home.open();
    await home.like(id);
    await expect.poll(() => isDrawn(home.heart(id))).toBe(true);
    await home.heart(id).tap();
    await expect(home.heart(id)).toHaveAttribute('aria-pressed', 'false');
    // Still there: the same tap gives it back.
    await home.heart(id).tap();
    await expect(home.heart(id)).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/lobby/home');
  });

  test('has no heart on a phone before: the picture opens the game to its corner', async ({
    page,
    home,
    lobby,
    player: _player,
  }) => {
    const id = hotGames(lobby)[1]?.id ?? 0;
    await home.open();
    const heart = home.heart(id);
    expect(await isDrawn(heart)).toBe(false);
    const corner = await heart.boundingBox();
    expect(corner).not.toBeNull();
    const { x = 0, y = 0, width = 0, height = 0 } = corner ?? {};
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(page).toHaveURL(new RegExp(`/start\\?gameId=${id}&`));
  });

  test('tapped many times while the server is slow ends in the state of the last tap', async ({
    page,
    home,
    lobby,
    ownPlatform,
    client,
  }) => {
    const [, , , , game] = hotGames(lobby);
    const id = game?.id ?? 0;
    await home.open();
    await expect(home.balance).toBeVisible();
    const isSaved = async () => {
      const { appGameDataUser } = await client.call('afterLoginConfig');
      return appGameDataUser.gameLikes[id] === 1;
    };
    const areDone = watchRequests(page);
    const clear = await setFault(ownPlatform, { path: LIKE, kind: 'latency', value: 300 });
    for (let tap = 0; tap < 5; tap += 1) await home.like(id);
    await expect(home.heart(id)).toHaveAttribute('aria-pressed', 'true');
    await areDone(isSaved);
    await expect(home.heart(id)).toHaveAttribute('aria-pressed', 'true');
    await clear();
  });
});

test('a visitor’s like leads to the login and back', async ({
  page,
  home,
  lobby,
  login,
  ownPlatform,
}) => {
  const counts = await countRequests(ownPlatform);
  await home.open();
  await home.like(hotGames(lobby)[0]?.id ?? 0);
  await expect(page).toHaveURL('/login?back=%2Flobby%2Fhome');
  expect(await counts(LIKE)).toEqual({});
  await login.signIn(ownPlatform.demo);
  await home.isReady();
});
