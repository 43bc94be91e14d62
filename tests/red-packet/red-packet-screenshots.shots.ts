/** Screenshots of the red packet and the cash bonus; see screenshots.shots.ts. */
import { expect } from '@playwright/test';
import { signIn } from '#tests/support/sign-in.ts';
import { shoot } from '#tests/support/pages/shoot.ts';
import { DARK, LIGHT, NARROW, THAI, inLooks } from '#tests/support/pages/shot-looks.ts';
import { test } from '#tests/support/pages/test.ts';

const PASSWORD = 'lantern2026';

/** A scenario, its account, and what is opened before the picture is taken. */
const SHOTS = [
  ['red-packet-share', 'packetshare', 'dialog'],
  ['red-packet-ready', 'packetready', 'dialog'],
  ['red-packet-no-bank', 'packetnobank', 'bank'],
  ['red-packet-expired', 'packetover', 'page'],
  ['red-packet-claimable', 'cashclaim', 'page'],
  ['red-packet-claimed', 'cashready', 'page'],
  ['red-packet-no-times', 'cashtimes', 'page'],
] as const;

inLooks(test, [DARK, LIGHT, THAI, NARROW], ({ look }) => {
  for (const [name, account, opened] of SHOTS) {
    test(name, async ({ page, ownPlatform }) => {
      await ownPlatform.operator('scenario/apply', { name });
      await signIn(page, ownPlatform, { account, password: PASSWORD });
      await page.goto('/activity/cashBonus');
      await expect(page.locator('h2').first()).toBeVisible();
      if (opened === 'page') {
        for (const part of [1, 2, 3]) {
          await shoot(page, `${name}-${look}-${part}`);
          await page.mouse.wheel(0, 640);
        }
        return;
      }
      const dialog = page.locator('[data-overlay="red-packet"]');
      await page.locator('section button').first().click();
      await expect(dialog).toBeVisible();
      await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
      if (opened === 'bank') {
        await dialog.getByRole('button').last().click();
        await expect(page.locator('[data-form="bank-account"]')).toBeVisible();
      }
      await shoot(page, `${name}-${look}`);
    });
  }
});
