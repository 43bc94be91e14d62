/** Screenshots of the activity centre; see screenshots.shots.ts. */
import { expect } from '@playwright/test';
import { activityCentre as english } from '#features/activity-centre/texts/en-PH.ts';
import { activityCentre as thai } from '#features/activity-centre/texts/th-TH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { shoot } from '#tests/support/pages/shoot.ts';
import { DARK, LARGE, LIGHT, NARROW, THAI, inLooks } from '#tests/support/pages/shot-looks.ts';
import { test } from '#tests/support/pages/test.ts';

inLooks(test, [DARK, LIGHT, THAI, NARROW, LARGE], ({ look, isThai }) => {
  const texts = isThai ? thai : english;

  test('the activity centre', async ({ page, ownPlatform }) => {
    const player = await makePlayer(ownPlatform, { coin: 100_000, vip: 2 });
    await signIn(page, ownPlatform, player);
    await page.goto('/lobby/activity');
    const all = page.getByRole('button', { name: texts.claimAll, exact: true });
    await expect(all).toBeVisible();
    await shoot(page, `activities-${look}-1`);
    await all.scrollIntoViewIfNeeded();
    await all.click();
    await expect(page.locator('[data-overlay="reward"]')).toBeVisible();
    await shoot(page, `activities-${look}-2-claimed`);
  });
});
