/** Screenshots of the VIP screen; see screenshots.shots.ts. */
import { expect } from '@playwright/test';
import { vip as english } from '#features/vip/texts/en-PH.ts';
import { vip as thai } from '#features/vip/texts/th-TH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { shoot } from '#tests/support/pages/shoot.ts';
import { DARK, LARGE, LIGHT, NARROW, THAI, inLooks } from '#tests/support/pages/shot-looks.ts';
import { test } from '#tests/support/pages/test.ts';

inLooks(test, [DARK, LIGHT, THAI, NARROW, LARGE], ({ look, isThai }) => {
  const texts = isThai ? thai : english;

  for (const level of [0, 3, 7, 10]) {
    test(`the VIP screen at level ${level}`, async ({ page, ownPlatform }) => {
      await signIn(page, ownPlatform, await makePlayer(ownPlatform, { coin: 100_000, vip: level }));
      await page.goto('/profile/vip');
      await expect(page.getByText(texts.ladder.title)).toBeVisible();
      await shoot(page, `vip-${look}-${level}`);
      await page.screenshot({
        path: `test-results/shots/vip-${look}-${level}-all.png`,
        fullPage: true,
      });
    });
  }
});
