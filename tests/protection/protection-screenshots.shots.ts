/** Screenshots of what stops a player; see start-screenshots.shots.ts. */
import { expect } from '@playwright/test';
import { textsIn } from '#server/game/pages/texts/page-texts.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { test } from '#tests/support/pages/account-test.ts';
import { closeByEscape } from '#tests/support/pages/escape.ts';
import { shoot } from '#tests/support/pages/shoot.ts';
import { DARK, NARROW, inMarketLooks } from '#tests/support/pages/shot-looks.ts';
import { gameOfKind, playTexts, StartPage } from '#tests/support/pages/start-page.ts';
import { fill } from '#tests/support/pages/texts.ts';

const MINUTE = 60_000;
inMarketLooks(test, [DARK, { ...NARROW, look: 'thai' }], ({ look, market }) => {
  test.use({ movesClock: true });

  test('stopping', async ({ page, lobby, ownPlatform, player: _player, t }) => {
    const start = new StartPage(page, t, playTexts(market));
    const { reality, stop, bar } = start.p;
    await start.open(gameOfKind(lobby, 'reels'));
    await shoot(page, `protection-${look}-1-game`);
    await start.bar.getByRole('button', { name: bar.stop }).click();
    const sheet = page.locator('[data-overlay="stop-play"]');
    await sheet.getByRole('button', { name: fill(stop.minutes, { minutes: 15 }) }).click();
    await shoot(page, `protection-${look}-2-sheet`);
    await closeByEscape(sheet);
    await ownPlatform.operator('clock/advance', { ms: 14 * MINUTE });
    const spin = textsIn(market === 'th' ? 'th' : 'en').spin;
    await start.game.getByRole('button', { name: spin, exact: true }).click();
    await ownPlatform.operator('clock/advance', { ms: 2 * MINUTE });
    const dialog = page.locator('[data-overlay="reality-check"]');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('definition')).not.toContainText(['–']);
    await shoot(page, `protection-${look}-3-check`);
    await dialog.getByRole('button', { name: reality.stop }).click();
  });

  test('resting', async ({ page, ownPlatform }) => {
    await signIn(page, ownPlatform);
    for (const name of ['operator-exclusion', 'on-break', 'limit-reached']) {
      await ownPlatform.operator('scenario/apply', { name });
      for (const path of ['deposit', 'lobby/activity', 'responsible']) {
        await page.goto(`/${path}`);
        await expect(
          page.locator('[data-pause], [data-paused], [data-screen]').last(),
        ).toBeVisible();
        await page.waitForLoadState('networkidle');
        await shoot(page, `protection-${look}-${name}-${path.replace('/', '-')}`);
      }
    }
    await ownPlatform.operator('scenario/apply', { name: 'protection-none' });
  });
});
