import { expect } from '@playwright/test';
import { WITH_WORKER } from '#tests/support/browser.ts';
import { expectUsable } from '#tests/support/pages/looks.ts';
import { installSheet, makeOffer } from '#tests/support/pages/install-offer.ts';
import { test } from '#tests/support/pages/test.ts';

test.use(WITH_WORKER);

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(colorScheme, () => {
    test.use({
      colorScheme,
      market: colorScheme === 'light' ? 'th' : 'ph',
      viewport: { width: 320, height: 640 },
    });

    test('the install sheet and the help', async ({ page, home, t }) => {
      await home.open();
      await home.downloadBanner.getByRole('button', { name: t.home.download.action }).click();
      await expect(page.locator('[data-overlay="install-help"]')).toBeVisible();
      await expectUsable(page, 'install-help');
      await page.keyboard.press('Escape');
      await makeOffer(page);
      await expect(installSheet(page)).toBeVisible();
      await expectUsable(page, 'install-sheet');
    });

    test.describe('on an iPhone', () => {
      test.use({ userAgent: IPHONE });

      test('the hint for the home screen', async ({ page, home }) => {
        await home.open();
        await expect(page.locator('[data-overlay="ios-hint"]')).toBeVisible();
        await expectUsable(page, 'ios-hint');
      });
    });

    test.describe('in Firefox', () => {
      test.use({ userAgent: FIREFOX });

      test('the handover to Chrome', async ({ page, home, t }) => {
        await home.open();
        await home.downloadBanner.getByRole('button', { name: t.home.download.action }).click();
        await expect(page.locator('[data-overlay="open-in-chrome"]')).toBeVisible();
        await expectUsable(page, 'open-in-chrome');
      });
    });
  });
}
