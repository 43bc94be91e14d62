import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { WITH_WORKER } from '#tests/support/browser.ts';
import { installSheet } from '#tests/support/pages/install-offer.ts';
import { test } from '#tests/support/pages/test.ts';

test.use(WITH_WORKER);

test('Chromium’s install event opens the sheet, on the first and the second visit [overlays.add-to-desktop]', async ({
  ownPlatform,
  launchOptions,
  userAgent,
}) => {
  // A private window gets no install prompt: this needs a profile on the disk, and no engagement delay.
  const profile = await mkdtemp(join(tmpdir(), 'parola-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--bypass-app-banner-engagement-checks'],
    headless: true,
    baseURL: ownPlatform.url,
    ...(userAgent === undefined ? {} : { userAgent }),
  });
  try {
    const page = await context.newPage();
    await page.goto('/lobby/home');
    await expect(installSheet(page)).toBeVisible();
    const devtools = await context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(installSheet(page)).toBeVisible();
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});
