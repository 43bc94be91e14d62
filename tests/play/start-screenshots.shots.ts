/** Screenshots of a game's screen in all its states; see screenshots.shots.ts. */
import { expect, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { makePlayer, setFault } from '#tests/support/pages/operator-steps.ts';
import { gameOfKind, playTexts, startAddress, StartPage } from '#tests/support/pages/start-page.ts';
import { DARK, LARGE, LIGHT, THAI, inLooks } from '#tests/support/pages/shot-looks.ts';
import { test } from '#tests/support/pages/test.ts';

inLooks(
  test,
  [
    DARK,
    LIGHT,
    { ...THAI, size: LARGE.size },
    { ...DARK, look: 'wide', size: [844, 390] },
    { ...LARGE, colorScheme: 'light' },
  ],
  ({ look, isThai }) => {
    test('a game', async ({ page, lobby, ownPlatform }) => {
      const p = playTexts(isThai ? 'th' : 'ph');
      const start = new StartPage(page, isThai ? thTH : enPH, p);
      await signIn(page, ownPlatform, await makePlayer(ownPlatform, { coin: 123_456_789 }));
      const shot = (name: string) =>
        page.screenshot({ path: `test-results/shots/start-${look}-${name}.png` });
      const { path } = endpoints.startGame;
      const address = startAddress(gameOfKind(lobby, 'reels'));
      const answered = await setFault(ownPlatform, { path, kind: 'no-answer' });
      await page.goto(address);
      await isDrawn(page);
      await shot('1-opening');
      await answered();
      const settled = await setFault(ownPlatform, { path, kind: 'errcode', value: 2, times: 2 });
      await page.reload();
      await start.isIn('settling');
      await isDrawn(page);
      await shot('2-settling');
      await settled();
      await page.reload();
      await start.isPlaying();
      await expect(start.game.locator('[data-balance]')).toBeVisible();
      await shot('3-playing');
      await start.bar.getByRole('button', { name: p.bar.menu }).click();
      await expect(page.locator('[data-overlay="game-menu"]')).toBeVisible();
      await shot('4-menu');
      await page.keyboard.press('Escape');
      for (const code of [1091, 1281]) {
        const clear = await setFault(ownPlatform, { path, kind: 'errcode', value: code });
        await page.reload();
        await expect(start.problem).toBeVisible();
        await shot(`5-${code}`);
        await clear();
      }
      await page.goto('/start?gameId=999999');
      await expect(start.problem).toBeVisible();
      await shot('6-unknown');
    });
  },
);

const isDrawn = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('main img')
        .evaluateAll((all: HTMLImageElement[]) =>
          all.every((image) => image.complete && image.naturalWidth > 0),
        ),
    )
    .toBe(true);
