import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { codeAt } from '#server/marketing/access/totp.ts';
import { th } from '#server/marketing/texts/th.ts';
import { epochMs } from '#shared/time/duration.ts';
import { WITH_WORKER, withSettings } from '#tests/support/browser.ts';
import { expectUsable, expectWholeWords } from '#tests/support/pages/looks.ts';
import { test } from '#tests/support/pages/test.ts';

test.use(WITH_WORKER);

/** The page is in Thai then. */
const { several: texts } = th;
const SEVERAL =
  'name,campaign,source,tags\nno name,pier-week,street,"pier, night"\n,lantern-nihgt,qr,';

const PATH = '/report';
const PASSWORD = 'a lighthouse at noon';

const expectGoodLook = async (page: Page, what: string): Promise<void> => {
  await expectUsable(page, what);
  await expectWholeWords(page, what);
};

test.describe('the console’s report', () => {
  let name = '';
  test.beforeEach(async ({ page, ownPlatform }) => {
    name = `mia-${randomUUID()}`;
    await ownPlatform.operator('console/add', { name, role: 'both', password: PASSWORD });
    await page.goto(PATH);
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/report$/);
  });

  for (const [at, colorScheme] of (['dark', 'light'] as const).entries()) {
    // Settings of its own give it a server that nobody has visited.
    const own = test.extend({ settings: withSettings({ PROPOSAL_HOURS: String(25 + at) }) });
    own(`is accessible, ${colorScheme}`, async ({ page, ownPlatform, consoleErrors }) => {
      consoleErrors.expect(/status of 400/);
      await page.emulateMedia({ colorScheme });
      await expect(page.getByRole('heading', { name: 'Nobody has visited yet' })).toBeVisible();
      await expectGoodLook(page, 'before the first visitor');
      await page.getByRole('button', { name: 'Try with sample data' }).click();
      await expect(page.getByRole('table', { name: 'Installs by campaign' })).toBeVisible();
      await page.goto(`${PATH}?from=2020-01-01&to=2020-01-31`);
      await expect(page.getByRole('heading', { name: 'No visitors in this period' })).toBeVisible();
      await expectGoodLook(page, 'empty');

      await ownPlatform.operator('traffic', { visitors: 400, seed: 5 });
      await page.goto(`${PATH}?period=90d`);
      await expect(page.getByRole('table', { name: 'Installs by campaign' })).toContainText(
        'lantern-night',
      );
      await expectGoodLook(page, '390 px');
      await page.goto(`${PATH}/sharing`);
      await expectGoodLook(page, '390 px, saved views and shared links');
      await page.getByLabel('Name, which viewers see').fill('For the agency');
      await page.getByRole('button', { name: 'Create link' }).click();
      const shared = await page.getByLabel('Address', { exact: true }).inputValue();
      await page.goto(new URL(shared).pathname);
      await expectGoodLook(page, '390 px, a shared report');
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${PATH}?device=ios&device=android&lang=th`);
      await expectGoodLook(page, '320 px, Thai, filters');
      await page.goto(`${PATH}/table?split=device`);
      await expectGoodLook(page, '320 px, table');
      await page.goto(`${PATH}/retention?period=90d`);
      await expectGoodLook(page, '320 px, retention');
      await page.goto(`${PATH}/revenue?period=90d`);
      await expectGoodLook(page, '320 px, revenue');
      await page.goto(`${PATH}/revenue?period=90d&columns=all`);
      await expectGoodLook(page, '320 px, all columns of revenue');
      await page.goto(`${PATH}/value?period=90d`);
      await expectGoodLook(page, '320 px, player value');
      await page.goto(`${PATH}/alerts`);
      await expectGoodLook(page, '320 px, alerts');
      await page.goto(`${PATH}/costs`);
      await expectGoodLook(page, '320 px, costs');
      await page.getByLabel(th.costs.table).fill('When,What,Price\n2026-01-05,pier,1.5');
      await page.getByRole('button', { name: th.costs.check }).click();
      await expect(page.getByRole('heading', { name: th.costs.columns.title })).toBeVisible();
      await expectGoodLook(page, '320 px, columns of costs');
      await page.goto(`${PATH}/links`);
      await expectGoodLook(page, '320 px, links');
      await page.goto(`${PATH}/links/several`);
      await page.getByRole('textbox', { name: texts.table }).fill(SEVERAL);
      await page.getByRole('button', { name: texts.check }).click();
      await expect(page.getByRole('alert')).toHaveText(texts.hasProblems);
      await expectGoodLook(page, '320 px, problems of several links');
      await page.getByRole('textbox', { name: texts.table }).fill(SEVERAL.replace(' ', '-'));
      await page.getByRole('button', { name: texts.check }).click();
      await expect(page.getByRole('table', { name: texts.tableOf })).toContainText('pier-week');
      await expectGoodLook(page, '320 px, several links');
      await page.goto(`${PATH}/postbacks?template=meta`);
      await page.getByText('Macros').or(page.getByText('มาโคร')).first().click();
      await expectGoodLook(page, '320 px, postbacks');
      await page.goto(`${PATH}/schedules`);
      await page.locator('[name=receiver][value=email]').check();
      await expectGoodLook(page, '320 px, schedules by e-mail');
      await page.goto(`${PATH}/log`);
      await expectGoodLook(page, '320 px, log');
      await page.goto(`${PATH}/log?lang=en`);
      await expectGoodLook(page, '320 px, log in English');
      await page.goto(`${PATH}/log?lang=th`);
      await page.goto(`${PATH}/account`);
      await expectGoodLook(page, '320 px, account');
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${PATH}/table?split=device`);
      await expectGoodLook(page, '1280 px, table');
      await page.goto(`${PATH}?lang=en&period=nonsense`);
      await expect(page.getByRole('alert')).toContainText('period must be one of');
      await expectGoodLook(page, '1280 px, problem');
      await page.getByRole('link', { name: 'Show the last 30 days' }).click();
      await expectGoodLook(page, '1280 px');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('link', { name: '7 days' }).first()).toBeHidden();
    });
  }

  test('signs in with a second factor once it is set up, and signs out', async ({ page }) => {
    await page.goto(`${PATH}/account`);
    const setUp = page.getByRole('region', { name: 'Two-step sign-in' });
    await setUp.getByLabel('Current password').fill(PASSWORD);
    await setUp.getByRole('button', { name: 'Set up' }).click();
    const secret = (await setUp.locator('code').innerText()).replaceAll(' ', '');
    await expectGoodLook(page, 'a code to scan');
    await setUp.getByLabel('Then enter the code').fill(codeAt(secret, epochMs(Date.now())));
    await setUp.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByRole('status')).toHaveText('Two-step sign-in is on.');
    await page.getByLabel('What it is for').fill('nightly sheet');
    const tokens = page.getByRole('region', { name: 'Tokens for programs' });
    await tokens.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create token' }).click();
    await expect(page.getByText(/^parola_report_/)).toBeVisible();
    await expectGoodLook(page, 'a token');
    await page.getByRole('button', { name: 'Revoke nightly sheet' }).click();
    await expect(page.getByRole('status')).toHaveText('Token revoked.');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expectGoodLook(page, 'sign-in');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByLabel('Code').fill(codeAt(secret, epochMs(Date.now() + 30_000)));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Installs' })).toBeVisible();
  });

  test('makes a link whose short address opens the app with its campaign', async ({ page }) => {
    await page.goto(`${PATH}/links`);
    await page.getByLabel('Short name').fill('tiktok-november');
    await page.getByLabel('Opens').fill('/about');
    await page.getByRole('textbox', { name: 'Source' }).fill('tiktok');
    await page.getByRole('textbox', { name: 'Medium' }).fill('video');
    await page.getByRole('combobox', { name: 'Campaign' }).fill('spin-win');
    await page.getByRole('button', { name: 'Create link' }).click();
    await expect(page.getByRole('status')).toHaveText('Link created.');
    await expectGoodLook(page, 'a link');
    const copy = page.getByRole('button', { name: 'Copy' });
    await copy.click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Short address of' })).toHaveValue(
      /\/l\/tiktok-november$/,
    );
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'PNG' }).click();
    expect((await download).suggestedFilename()).toBe('parola-tiktok-november.png');
    await page.getByRole('link', { name: '/l/tiktok-november' }).click();
    await expect(page.locator('[data-screen="about"]')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('utm_campaign')).toBe('spin-win');
  });

  test('sends a test postback and shows what the sandbox received', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/status of 400/);
    await page.goto(`${PATH}/postbacks?template=sandbox`);
    await page.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/told');
    await page.getByRole('button', { name: 'Create postback' }).click();
    await expect(page.getByRole('alert')).toContainText('on the open Internet');
    await page.getByRole('link', { name: 'Sandbox', exact: true }).click();
    await page.getByRole('button', { name: 'Create postback' }).click();
    await expect(page.getByRole('status')).toContainText('Postback created.');
    await page.getByRole('combobox', { name: 'Event' }).selectOption('First deposit');
    await page.getByRole('button', { name: 'Send test' }).click();
    await expect(page.getByRole('status')).toHaveText('The receiver answered 200. Test delivered.');
    await page.getByText('What is sent').click();
    await expectGoodLook(page, 'a postback');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectGoodLook(page, 'a postback, 1280 px');
    await page.goto(`${PATH}/postbacks/received`);
    await expect(
      page.getByRole('row', { name: 'event=first_deposit&amount=100.00' }),
    ).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectGoodLook(page, 'the sandbox, 320 px');
  });

  test('imports costs from a file, and undoes it', async ({ page }) => {
    await page.goto(`${PATH}/costs`);
    const today = new Date().toISOString().slice(0, 10);
    const buffer = Buffer.from(`day,campaign,cost\n${today},lantern-night,1250.5\n`);
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'costs.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByLabel('Or paste the table')).toHaveValue(/lantern-night,1250.5/);
    await page.getByRole('button', { name: 'Check the table' }).click();
    await expect(page.getByRole('region', { name: 'Add these costs?' })).toContainText('₱1,250.50');
    await page.getByRole('button', { name: 'Add costs' }).click();
    await expect(page.getByRole('status')).toHaveText('Costs added: 1 line.');
    await expect(page.getByRole('row', { name: 'lantern-night' })).toContainText('₱1,250.50');
    await expectGoodLook(page, 'imports of costs');
    await page
      .getByRole('region', { name: 'Latest imports' })
      .getByText('Undo: Import')
      .first()
      .click();
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await expect(page.getByRole('status')).toHaveText(/^Import \d+ was undone\.$/);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectGoodLook(page, 'an undone import, 320 px');
  });

  test('links a campaign to its devices, other days and an export', async ({
    page,
    ownPlatform,
  }) => {
    await ownPlatform.operator('traffic', { visitors: 400, seed: 5 });
    await page.goto(PATH);
    await page.getByRole('link', { name: '7 days' }).first().click();
    await expect(page).toHaveURL(/period=7d/);
    await page.getByRole('link', { name: 'lantern-night' }).click();
    const remove = page
      .getByRole('link', { name: 'Remove filter Campaign: lantern-night' })
      .first();
    await expect(remove).toBeVisible();
    await page.getByText('Custom', { exact: true }).click();
    await page.getByRole('textbox', { name: 'From', exact: true }).fill('2026-01-05');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/campaign=lantern-night/);
    await expect(page.getByText(/^5 Jan 2026 to /)).toBeVisible();
    await remove.click();
    await page.getByRole('link', { name: 'iPhone vs Android' }).click();
    await expect(page.getByRole('columnheader', { name: 'Android' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^parola-installs-by-campaign-.*\.csv$/);
  });

  test('shows the values of its chart by pointer and by arrow keys', async ({
    page,
    ownPlatform,
  }) => {
    await ownPlatform.operator('traffic', { visitors: 400, seed: 5 });
    await page.goto(`${PATH}?metric=landed`);
    const picture = page.getByRole('img', { name: 'Visitors by day of the first visit' });
    await picture.focus();
    await page.keyboard.press('End');
    const value = page.getByRole('status');
    await page.getByText('Show as a table').click();
    const last = await page.locator('[data-chart-table] tbody tr').last().innerText();
    await picture.focus();
    await page.keyboard.press('End');
    for (const part of last.split(/\s*\t\s*/)) await expect(value).toContainText(part);
    await page.keyboard.press('ArrowLeft');
    await expect(value).not.toHaveText(last.replaceAll(/\s*\t\s*/g, ''));
    await page.keyboard.press('Escape');
    await expect(value).toBeHidden();
    await picture.hover({ position: { x: 5, y: 20 } });
    await expect(value).toBeVisible();
  });
});

test('a landing passes its campaign to the app on an iPhone’s home screen', async ({
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
    // Fetched like the browser does: with the credentials that the link specifies.
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
