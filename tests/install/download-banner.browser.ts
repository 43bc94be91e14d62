import { expect } from '@playwright/test';
import { install } from '#features/install/texts/en-PH.ts';
import { WITH_WORKER } from '#tests/support/browser.ts';
import { test } from '#tests/support/pages/test.ts';

test.use(WITH_WORKER);

test('offers the app with five stars, and stays away once dismissed [home.download-banner] [data.activity-state] [flow.download-banner]', async ({
  home,
  t,
}) => {
  await home.open();
  await expect(home.downloadBanner).toBeVisible();
  await expect(home.downloadBanner).toContainText(t.home.download.rating);
  await expect(home.downloadBanner.locator('[class*="stars"] svg')).toBeVisible();
  await home.downloadBanner.getByRole('button', { name: t.home.download.dismiss }).click();
  await expect(home.downloadBanner).toHaveCount(0);
  await home.reload();
  await expect(home.downloadBanner).toHaveCount(0);
});

for (const scrolled of [0, 30, 500]) {
  test(`is shown once in a visit: a return from another screen after ${scrolled} pixels finds the games in place`, async ({
    page,
    home,
    t,
  }) => {
    await home.open();
    const strip = (await home.downloadBanner.boundingBox())?.height ?? 0;
    expect(strip).toBeGreaterThan(40);
    // With the first key the router loads, which keeps the position from then on.
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), scrolled);
    const { x, y } = (await home.cards.first().boundingBox()) ?? {};
    const bar = page.getByRole('navigation', { name: t.common.tabs.label });
    await bar.getByRole('link', { name: t.common.tabs.activity }).click();
    await expect(page.locator('[data-screen="activities"]')).toBeVisible();
    await page.goBack();
    await home.isReady();
    await expect(home.downloadBanner).toHaveCount(0);
    // A strip in view is gone, and the page begins with the header.
    const moved = Math.max(0, strip - scrolled);
    await expect
      .poll(() => home.cards.first().boundingBox())
      .toMatchObject({ x, y: (y ?? 0) - moved });
    await home.reload();
    await expect(home.downloadBanner).toHaveCount(0);
  });
}

test('explains how to install when the operator has no package [home.download-banner]', async ({
  page,
  home,
  t,
}) => {
  await home.open();
  await home.downloadBanner.getByRole('button', { name: t.home.download.action }).click();
  await expect(page.locator('[data-overlay="install-help"]')).toContainText(install.help.android);
});

test('is hidden in the installed app [home.download-banner]', async ({ page, home, t }) => {
  // Chromium cannot emulate a display mode for a tab, so the script fakes one.
  await page.addInitScript(() => {
    const ask = globalThis.matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) =>
      ask(query.replace('(display-mode: standalone)', '(min-width: 1px)'));
  });
  await home.open();
  await expect(home.downloadBanner).toHaveCount(0);
  await expect(home.footer.getByRole('region', { name: t.footer.app })).toHaveCount(0);
});
