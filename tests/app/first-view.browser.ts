/** On the smallest phone and on one held sideways, a screen's one action is in its first view. */
import { expect, type Locator, type Page } from '@playwright/test';
import { spinInvite as english } from '#features/spin-invite/texts/en-PH.ts';
import { spinInvite as thai } from '#features/spin-invite/texts/th-TH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { test } from '#tests/support/pages/test.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
] as const;

const spin = { ph: english, th: thai } as const;
const submitOf = (page: Page): Locator => page.locator('main form button[type="submit"]');

for (const market of ['ph', 'th'] as const) {
  for (const viewport of SIZES) {
    test.describe(`${market}, ${viewport.width}×${viewport.height}`, () => {
      test.use({ market, viewport });

      test('has the button of a deposit, a withdrawal, the wheel and a mobile number', async ({
        page,
        ownPlatform,
        t,
      }) => {
        await signIn(page, ownPlatform);
        for (const path of ['/deposit', '/withdrawal', '/bind']) {
          await page.goto(path);
          await expect(submitOf(page), path).toBeInViewport({ ratio: 1 });
        }
        // The end of an account's number tells accounts apart.
        await page.goto('/withdrawal');
        const account = page.locator('input[name="bank"]');
        await expect(account).toHaveValue(/\d{4}$/);
        expect(await account.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);

        await page.goto('/activity/spin');
        const start = page.getByRole('button', { name: spin[market].wheel.start });
        await expect(start).toBeInViewport({ ratio: 1 });
        await expect(page.getByText(t.common.tagline)).toBeVisible();
      });
    });
  }
}
