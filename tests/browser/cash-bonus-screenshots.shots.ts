/** Pictures of the red packet and the cash bonus, as screenshots.shots.ts takes those of the lobby. */
import { expect } from '@playwright/test';
import { signIn } from '#tests/support/sign-in.ts';
import { shoot } from './pages/shoot.ts';
import { test } from './pages/test.ts';

const LOOKS = [
  { look: 'dark', colorScheme: 'dark', width: 390, language: 'en-PH' },
  { look: 'light', colorScheme: 'light', width: 390, language: 'en-PH' },
  { look: 'thai', colorScheme: 'dark', width: 390, language: 'th-TH' },
  { look: 'narrow', colorScheme: 'light', width: 320, language: 'th-TH' },
] as const;

const PASSWORD = 'lantern2026';

/** A scenario, its account, and what is opened before the picture is taken. */
const SHOTS = [
  ['red-packet-share', 'packetshare', 'dialog'],
  ['red-packet-ready', 'packetready', 'dialog'],
  ['red-packet-no-bank', 'packetnobank', 'bank'],
  ['red-packet-expired', 'packetover', 'page'],
  ['cash-bonus-claimable', 'cashclaim', 'page'],
  ['cash-bonus-collected', 'cashready', 'page'],
  ['cash-bonus-no-times', 'cashtimes', 'page'],
] as const;

for (const { look, colorScheme, width, language } of LOOKS) {
  test.describe(look, () => {
    test.use({
      colorScheme,
      viewport: { width, height: width === 320 ? 640 : 844 },
      serviceWorkers: 'block',
    });

    for (const [name, account, opened] of SHOTS) {
      test(name, async ({ page, ownPlatform }) => {
        await page.addInitScript((id) => localStorage.setItem('parola.language', id), language);
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
}
