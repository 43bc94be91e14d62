import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { install } from '#features/install/texts/en-PH.ts';
import { WITH_WORKER } from '#tests/support/browser.ts';
import { controllerListens, expectQuiet } from '#tests/support/pages/install-offer.ts';
import { test } from '#tests/support/pages/test.ts';

test.use(WITH_WORKER);

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${APPLE}`;

interface Apple {
  readonly who: string;
  readonly userAgent: string;
  readonly variant: string;
  readonly firstStep: string;
}

const APPLES: readonly Apple[] = [
  {
    who: 'Safari 17',
    userAgent: `${PHONE} Version/17.5 Mobile/15E148 Safari/604.1`,
    variant: 'safari',
    firstStep: install.step.shareBelow,
  },
  {
    who: 'Safari 26',
    userAgent: `${PHONE.replace('17_5', '18_6')} Version/26.0 Mobile/15E148 Safari/604.1`,
    variant: 'safari-26',
    firstStep: install.step.dotsThenShare,
  },
  {
    who: 'an iPad',
    userAgent: `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${APPLE} Version/17.5 Mobile/15E148 Safari/604.1`,
    variant: 'safari',
    firstStep: install.step.shareAbove,
  },
  {
    who: 'Chrome on iOS',
    userAgent: `${PHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
    variant: 'share-other',
    firstStep: install.step.shareInAddress,
  },
  {
    who: 'Firefox on iOS',
    userAgent: `${PHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`,
    variant: 'share-other',
    firstStep: install.step.menuThenShare,
  },
  {
    who: 'Instagram',
    userAgent: `${PHONE} Mobile/15E148 Instagram 335.0.0.31.92 (iPhone15,2; iOS 17_5; en_US; en; scale=3.00; 1179x2556; 610419632)`,
    variant: 'open-in-safari',
    firstStep: install.step.appMenu,
  },
];

for (const { who, userAgent, variant, firstStep } of APPLES) {
  test.describe(who, () => {
    test.use({ userAgent });

    test(`shows its own hint once: ${variant} [home.download-banner.ios] [overlays.ios-hint] [storage.ios-hint] [flow.install.ios-hint]`, async ({
      page,
      home,
      t,
    }) => {
      await home.open();
      const hint = page.locator('[data-overlay="ios-hint"]');
      await expect(hint).toHaveAttribute('data-variant', variant);
      await expect(hint.getByRole('listitem').first()).toContainText(firstStep);
      await expect(hint.getByRole('button', { name: install.link.copy })).toHaveCount(
        variant === 'open-in-safari' ? 1 : 0,
      );
      await hint.getByRole('button', { name: install.hint.done }).click();
      await expect(hint).toHaveCount(0);
      await home.reload();
      await controllerListens(page);
      await expectQuiet(page);
      await home.downloadBanner.getByRole('button', { name: t.home.download.action }).click();
      await expect(hint).toBeVisible();
    });
  });
}

test('only an iPhone gets splash screens in the page', async ({ page, home }) => {
  const pictures = page.locator('head > link[rel="apple-touch-startup-image"]');
  await home.open();
  await controllerListens(page);
  await expect(pictures).toHaveCount(0);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
  });
  await page.reload();
  const files = readdirSync(new URL('../../icons/splash', import.meta.url));
  await expect(pictures).toHaveCount(files.length);
});

test.describe('Firefox on Android', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' });

  test('offers the handover to Chrome until the visitor declines further prompts [overlays.open-in-chrome] [storage.chrome-popup] [flow.install.open-in-chrome]', async ({
    page,
    home,
    t,
  }) => {
    await page.clock.install();
    const popup = page.locator('[data-overlay="open-in-chrome"]');
    const visit = async () => {
      await controllerListens(page);
      await page.clock.fastForward(10_000);
      await expectQuiet(page);
      await page.keyboard.press('Shift');
    };
    await home.open('/lobby/home?utm_source=mail');
    await visit();
    await expect(popup).toBeVisible();
    const link = popup.getByRole('link', { name: install.chrome.open });
    const { host } = new URL(page.url());
    await expect(link).toHaveAttribute(
      'href',
      `intent://${host}/lobby/home?utm_source=mail&source=handover-firefox#Intent;scheme=http;package=com.android.chrome;end`,
    );
    // A plain close is not remembered for good.
    await popup.getByRole('button', { name: install.chrome.close, exact: true }).click();
    await expect(popup).toHaveCount(0);
    await home.reload();
    await visit();
    await popup.getByRole('button', { name: install.chrome.never }).click();
    await expect(popup).toHaveCount(0);
    await home.reload();
    await visit();
    await expectQuiet(page);
    await home.downloadBanner.getByRole('button', { name: t.home.download.action }).click();
    await expect(popup).toBeVisible();
  });
});
