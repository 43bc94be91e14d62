/** The public page about responsible playing, its self-test, and the line that is always there. */
import { expect, type Page } from '@playwright/test';
import { SELF_TEST_QUESTIONS } from '#domain/protection/self-test.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { expectUsableInBothThemes } from './pages/looks.ts';
import { ResponsiblePage } from './pages/responsible-page.ts';
import { test } from './pages/test.ts';
import { fill } from './pages/texts.ts';

/** Gives the same answer to all of these questions. */
async function answer(responsible: ResponsiblePage, words: string, questions: readonly number[]) {
  const groups = responsible.part(responsible.t.test.title).getByRole('group');
  for (const at of questions) {
    await groups.nth(at).getByRole('radio', { name: words, exact: true }).check();
  }
}
const ALL = SELF_TEST_QUESTIONS.map((_question, at) => at);

for (const market of ['ph', 'th'] as const) {
  test.describe(`in the market ${market}`, () => {
    test.use({
      market,
      viewport: { width: 320, height: 640 },
    });

    test('a visitor reads what it is, who may not play and where help is', async ({ page }) => {
      const responsible = new ResponsiblePage(page, market);
      const { t, screen } = responsible;
      await responsible.open();
      for (const title of [t.visitor.title, t.help.title, t.block.title, t.who.title]) {
        await expect(responsible.part(title)).toBeVisible();
      }
      await expect(responsible.part(t.who.title)).toContainText(t.who.age);
      const call = responsible.part(t.help.title).getByRole('link');
      await expect(call).toHaveAttribute('href', /^tel:\d{9,}$/);
      await expect(responsible.part(t.block.title).getByRole('link')).toHaveCount(2);
      await expect(responsible.part(t.limit.title)).toHaveCount(0);
      await responsible.part(t.test.title).getByRole('button', { name: t.test.begin }).click();
      await expectUsableInBothThemes(page, 'for a visitor');
      await responsible.part(t.visitor.title).getByRole('link').click();
      await expect(page).toHaveURL('/login?back=%2Fresponsible');
      await expect(screen).toHaveCount(0);
    });
  });
}

test('the self-test is scored on the phone and tells nobody', async ({ page }) => {
  const responsible = new ResponsiblePage(page);
  const { t } = responsible;
  await responsible.open();
  const part = responsible.part(t.test.title);
  await part.getByRole('button', { name: t.test.begin }).click();
  await expect(part.getByRole('group')).toHaveCount(9);
  await expect(part.getByRole('radio', { checked: true })).toHaveCount(0);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const before = await kept();
  const submit = part.getByRole('button', { name: t.test.submit });
  await answer(responsible, t.test.answer.never, ALL.slice(0, 8));
  await submit.click();
  await expect(part).toContainText(fill(t.test.missing_one, { count: 1 }));
  await expect(part.getByRole('group').nth(8).getByRole('radio').first()).toBeFocused();

  for (const [words, score, band] of [
    [t.test.answer.never, 0, 'none'],
    [t.test.answer.sometimes, 9, 'high'],
    [t.test.answer.always, 27, 'high'],
  ] as const) {
    await answer(responsible, words, ALL);
    await submit.click();
    const result = part.locator('[data-band]');
    await expect(result).toHaveAttribute('data-band', band);
    await expect(result).toContainText(fill(t.test.score, { score }));
    await expect(result).toContainText(t.test.band[band]);
    await expect(result).toBeFocused();
    await result.getByRole('button', { name: t.test.again }).click();
  }
  await answer(responsible, t.test.answer.never, ALL.slice(3));
  await answer(responsible, t.test.answer.sometimes, ALL.slice(0, 3));
  await submit.click();
  await expect(part.locator('[data-band]')).toHaveAttribute('data-band', 'moderate');
  expect(sent.filter((one) => SELF_TEST_QUESTIONS.some((name) => one.includes(name)))).toEqual([]);
  expect(await kept()).toBe(before);
});

/** The line, helpline, licence and the way to the page, on a screen. */
async function expectCare(page: Page, root: string, config: Record<string, unknown>, age: string) {
  const block = page.locator(root);
  await expect(block).toContainText(age);
  for (const name of ['tagline', 'helpline', 'licenseNo']) {
    await expect(block).toContainText(String(config[name]));
  }
  await expect(block.locator('a[href="/responsible"]').first()).toBeVisible();
}

for (const market of ['ph', 'th'] as const) {
  test.describe(`the line in the market ${market}`, () => {
    test.use({ market });

    test('stands in the footer, at login, registration and deposit', async ({
      page,
      home,
      ownPlatform,
      t,
    }) => {
      const answered = page.waitForResponse('**/anonymous/appConfig');
      await home.open();
      const { responsible } = (await (await answered).json()) as {
        responsible: Record<string, unknown>;
      };
      const age = t.common.ageNotice;
      await expectCare(page, 'footer', responsible, age);
      for (const name of ['login', 'register', 'forget']) {
        await page.goto(`/${name}`);
        await expectCare(page, `[data-screen="${name}"]`, responsible, age);
      }
      await signIn(page, ownPlatform);
      await page.goto('/deposit');
      await expectCare(page, '[data-screen="deposit"]', responsible, age);
      await page.locator('a[href="/responsible"]').last().click();
      await expect(page.locator('[data-screen="responsible"]')).toBeVisible();
    });
  });
}
