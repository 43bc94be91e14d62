/** The page before any of the app's code has loaded: it shows the shell of the requested screen. */
import { expect, type Page } from '@playwright/test';
import { localKeys } from '#config/storage-keys.ts';
import { test } from '#tests/support/pages/test.ts';

/** Opens the document alone: no scripts but the inline ones, and no style sheet. */
async function openWithoutApp(page: Page, path: string) {
  await page.route(/\/assets\//, () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#shell')).toHaveAttribute('data-look', /./);
  return {
    /** Visible parts of the shell. */
    parts: () =>
      page
        .locator('#shell > :not(script)')
        .evaluateAll((all) =>
          all.filter((part) => part.checkVisibility()).map((part) => part.className),
        ),
    ground: () =>
      page.locator('#shell').evaluate((shell) => getComputedStyle(shell).backgroundColor),
  };
}

const DARK_GROUND = 'rgb(13, 11, 38)';
const LIGHT_GROUND = 'rgb(244, 241, 252)';

test(
  'a deep link opens with its own skeleton, not with the lobby',
  { tag: '@gate' },
  async ({ page }) => {
    for (const [path, parts] of [
      ['/profile/email', ['shell-page']],
      ['/deposit?orderNo=D260701-ABCDE-FGHJK', ['shell-page']],
      ['/lobby/activity', ['shell-page', 'shell-bar']],
      ['/start?gameId=1001&brandId=1&typeId=1', []],
      [
        '/lobby/home?tab=2',
        ['shell-header', 'shell-banner', 'shell-notice', 'shell-tabs', 'shell-grid', 'shell-bar'],
      ],
    ] as const) {
      const opened = await openWithoutApp(page, path);
      expect(await opened.parts(), path).toEqual(parts);
    }
  },
);

test('the chosen theme applies before the first frame', { tag: '@gate' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const opened = await openWithoutApp(page, '/responsible');
  expect(await opened.ground()).toBe(DARK_GROUND);
  await page.evaluate((key) => localStorage.setItem(key, 'light'), localKeys.theme);
  const again = await openWithoutApp(page, '/responsible');
  expect(await again.ground()).toBe(LIGHT_GROUND);
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute(
    'content',
    '#f4f1fc',
  );
});

test('a player’s skeleton offers no login', async ({ page, player: _player }) => {
  await openWithoutApp(page, '/lobby/home?tab=2');
  await expect(page.locator('#shell .shell-pill:visible')).toHaveCount(1);
});
