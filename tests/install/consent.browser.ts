import { expect, type BrowserContext, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { WITH_WORKER, withSettings } from '#tests/support/browser.ts';
import { expectUsable } from '#tests/support/pages/looks.ts';
import { test as lobbyTest } from '#tests/support/pages/test.ts';

const test = lobbyTest.extend({ settings: withSettings({ ASK_CONSENT: 'true' }) });
test.use(WITH_WORKER);

const LANDING = '/?utm_source=fb&utm_campaign=lantern';

/** Everything stored about the visit, including cookies. */
async function stored(page: Page, context: BrowserContext) {
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  return {
    keys: keys.filter((key) => /attribution|seen-day|opened-by/.test(key)),
    cookies: cookies.filter((name) => name.startsWith('parola-')).toSorted(),
  };
}

/** Calls that report events of the visit. */
function watchReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(endpoints.installEvents.path)) reports.push(request.url());
  });
  return reports;
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`a visit is stored only after a yes, ${colorScheme}`, async ({ page, context, home, t }) => {
    await page.emulateMedia({ colorScheme });
    const reports = watchReports(page);
    await page.goto(LANDING);
    await home.isReady();
    const question = page.getByRole('region', { name: t.consent.title });
    await expect(question).toBeVisible();
    await expectUsable(page, 'the question');
    expect(await stored(page, context)).toEqual({ keys: [], cookies: [] });
    expect(reports).toEqual([]);
    const renewed = page.waitForResponse('**/consent?**');
    await question.getByRole('button', { name: t.consent.yes }).click();
    await expect(question).toHaveCount(0);
    expect((await renewed).status()).toBe(204);
    await expect.poll(() => reports.length).toBe(1);
    const { keys, cookies } = await stored(page, context);
    expect(keys).toContain('parola.attribution');
    expect(cookies).toEqual(['parola-campaign', 'parola-consent']);
    await home.reload();
    await expect(question).toHaveCount(0);
  });
}

test.describe('in Thai, at 320 px', () => {
  test.use({ market: 'th', viewport: { width: 320, height: 640 } });

  test('a no is stored, and can be changed on the about screen', async ({
    page,
    context,
    home,
    t,
  }) => {
    const reports = watchReports(page);
    await page.goto(LANDING);
    await home.isReady();
    const question = page.getByRole('region', { name: t.consent.title });
    await expectUsable(page, 'the question');
    await question.getByRole('button', { name: t.consent.no }).click();
    await home.reload();
    await expect(question).toHaveCount(0);
    expect(await stored(page, context)).toEqual({ keys: [], cookies: ['parola-consent'] });
    expect(reports).toEqual([]);
    await page.goto('/about');
    const choice = page.getByRole('switch', { name: t.consent.switch });
    await expect(choice).not.toBeChecked();
    await expectUsable(page, 'about');
    await choice.check();
    await page.goto('/?utm_source=later');
    await home.isReady();
    await expect.poll(() => reports.length).toBeGreaterThan(0);
    expect((await stored(page, context)).keys).toContain('parola.attribution');
  });
});
