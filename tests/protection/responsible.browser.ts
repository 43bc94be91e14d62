/** The public page about responsible gaming, and the line that is always shown. */
import { expect, type Page } from '@playwright/test';
import { signIn } from '#tests/support/sign-in.ts';
import { expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { ResponsiblePage } from '#tests/support/pages/responsible-page.ts';
import { test } from '#tests/support/pages/test.ts';

for (const market of ['ph', 'th'] as const) {
  test.describe(`in the market ${market}`, () => {
    test.use({
      market,
      viewport: { width: 320, height: 640 },
    });

    test('a visitor reads what gambling is, who may not play and where to get help', async ({
      page,
    }) => {
      const responsible = new ResponsiblePage(page, market);
      const { t, screen } = responsible;
      await responsible.open();
      await expect(responsible.part(t.visitor.title)).toBeVisible();
      await expect(responsible.card('limits')).toHaveCount(0);
      await expectUsableInBothThemes(page, 'the overview of a visitor');
      await responsible.card('help').click();
      for (const title of [t.help.title, t.about.title, t.block.title, t.who.title]) {
        await expect(responsible.part(title)).toBeVisible();
      }
      await expect(responsible.part(t.who.title)).toContainText(t.who.age);
      const call = responsible.part(t.help.title).getByRole('link');
      await expect(call).toHaveAttribute('href', /^tel:\d{9,}$/);
      await expect(responsible.part(t.block.title).getByRole('link')).toHaveCount(2);
      await expect(responsible.part(t.limit.title)).toHaveCount(0);
      await responsible.part(t.test.title).getByRole('button', { name: t.test.begin }).click();
      await expectUsableInBothThemes(page, 'for a visitor');
      await page.goBack();
      await responsible.part(t.visitor.title).getByRole('link').click();
      await expect(page).toHaveURL('/login?back=%2Fresponsible');
      await expect(screen).toHaveCount(0);
    });
  });
}

/** Checks the line, helpline, licence and the link to the page on a screen. */
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

    test('is shown in the footer, at login, registration and deposit', async ({
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
