import { expect } from '@playwright/test';
import { WITH_WORKER } from '#tests/support/browser.ts';
import { OPERATOR_KEY } from '#tests/support/platform-process.ts';
import { expectUsable } from './pages/looks.ts';
import { test } from './pages/test.ts';

test.use(WITH_WORKER);

const PATH = '/report/install';

test.describe('the install report', () => {
  test.use({ httpCredentials: { username: 'marketer', password: OPERATOR_KEY } });

  for (const colorScheme of ['dark', 'light'] as const) {
    test(`can be read by everybody, ${colorScheme}`, async ({ page, ownPlatform }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${PATH}?from=2020-01-01&to=2020-01-31`);
      await expect(
        page.getByRole('heading', { name: 'Nobody landed in these days' }),
      ).toBeVisible();
      await expectUsable(page, 'empty');

      await ownPlatform.operator('traffic', { visitors: 400, seed: 5 });
      await page.goto(PATH);
      await expect(page.getByRole('table', { name: 'By referrer' })).toContainText('facebook');
      await expectUsable(page, '390 px');
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectUsable(page, '1280 px');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: 'Show' })).toBeHidden();
    });
  }

  test('goes from range to range and to its files', async ({ page, ownPlatform }) => {
    await ownPlatform.operator('traffic', { visitors: 400, seed: 5 });
    await page.goto(PATH);
    await page.getByRole('link', { name: '7 days' }).click();
    await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByLabel('Counted under').selectOption('last campaign');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/touch=last/);
    await expect(page.getByText('under the last campaign')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^parola-installs-.*\.csv$/);
  });
});

test('a landing leaves the campaign for the app on an iPhone’s home screen', async ({
  browser,
  ownPlatform,
}) => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  const context = await browser.newContext({ userAgent, baseURL: ownPlatform.url });
  try {
    const page = await context.newPage();
    await page.goto('/lobby/home?utm_source=fb&utm_campaign=lantern');
    const kept = (await context.cookies()).find(({ name }) => name === 'parola-campaign');
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    // As the browser fetches it: with the credentials that the link asks for.
    const link = page.locator('link[rel="manifest"]');
    await expect(link).toHaveAttribute('crossorigin', 'use-credentials');
    const devtools = await context.newCDPSession(page);
    const { data = '', errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { start_url: start, id } = JSON.parse(data) as { start_url: string; id: string };
    expect(id).toBe('/');
    expect(start).toBe('/lobby/home?source=pwa&utm_source=fb&utm_campaign=lantern');
  } finally {
    await context.close();
  }
});
