import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#tests/support/pages/test.ts';

const MOST_STOPS = 80;

/** Presses Tab until the wanted element has the focus; every stop on the way must be visible. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const isThere = await wanted.evaluate((element) => element === document.activeElement);
    if (isThere) return;
  }
  throw new Error(`the focus never came to ${wanted.toString()}`);
}

test('a game can be reached and opened by keyboard', async ({
  page,
  home,
  player: _player,
  hotGame,
}) => {
  await home.open();
  await tabTo(page, home.gameLink(hotGame.id));
  await expect(home.gameLink(hotGame.id)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(home.heart(hotGame.id)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(home.heart(hotGame.id)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/start\\?gameId=${hotGame.id}&`));
});

test('the first stop leads past the banners to the games', async ({ page, home, t }) => {
  await home.open();
  const skip = page.getByRole('link', { name: t.home.skip });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(home.tab('hot')).toBeFocused();
  await expect(page).toHaveURL('/lobby/home');
  await expect(skip).not.toBeInViewport({ ratio: 1 });
});

test('the tabs are one tab stop, and arrow keys select', async ({ page, home }) => {
  await home.open();
  await tabTo(page, home.tab('hot'));
  for (const [key, tab] of [
    ['ArrowRight', home.tab('collect')],
    ['ArrowRight', home.tab('type1')],
    ['End', home.tab('type4')],
    ['ArrowRight', home.tab('hot')],
    ['ArrowLeft', home.tab('type4')],
    ['Home', home.tab('hot')],
  ] as const) {
    await page.keyboard.press(key);
    await home.isOnTab(tab);
    await expect(tab).toBeFocused();
    await expect(tab).toBeInViewport();
  }
  await page.keyboard.press('Tab');
  await expect(home.tabs.and(page.locator(':focus'))).toHaveCount(0);
});

test('the menu traps the focus and returns it', async ({ page, home, t }) => {
  await home.open();
  const button = home.header.getByRole('button', { name: t.home.header.menu });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const menu = page.locator('[data-overlay="side-menu"]');
  await expect(menu).toBeVisible();
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    // A guard at either end moves the focus on in the next frame; the page behind is never reached.
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const focused = document.activeElement;
            if (focused === document.body) return 'on its way';
            const isInside =
              focused?.closest('[data-overlay], [data-base-ui-focus-guard]') !== null;
            return isInside ? 'inside' : 'behind';
          }),
        { message: `stop ${stop}` },
      )
      .toBe('inside');
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a player signs in by keyboard alone', async ({ page, home, login, ownPlatform }) => {
  await page.goto('/login');
  await tabTo(page, login.account);
  await page.keyboard.type(ownPlatform.demo.account);
  await tabTo(page, login.password);
  await page.keyboard.type(ownPlatform.demo.password);
  await page.keyboard.press('Enter');
  await home.isReady();
  await expect(home.balance).toBeVisible();
});

test('TOP moves the focus to the top', async ({ page, home, t }) => {
  await home.open();
  const top = home.footer.getByRole('button', { name: t.footer.topLabel });
  await top.focus();
  await page.keyboard.press('Enter');
  await expect(home.tab('hot')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(home.tab('hot')).toBeFocused();
});
