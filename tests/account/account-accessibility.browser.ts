import { expect, type Page } from '@playwright/test';
import { closeByEscape } from '#tests/support/pages/escape.ts';
import { profile } from '#features/profile/texts/en-PH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { COUNTRY_CODE, freshMobile } from '#tests/support/pages/account-steps.ts';
import type { ForgetPage } from '#tests/support/pages/account-forms.ts';
import { doubleText, expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import type { MemberPage } from '#tests/support/pages/account-member.ts';
import { test } from '#tests/support/pages/account-test.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';

const SHEETS = ['redeem-code', 'superior', 'sign-in-sessions'] as const;

/** Checks a visitor's forms, as they open and with every field invalid. */
async function checkForms(page: Page): Promise<void> {
  for (const screen of ['login', 'register', 'forget']) {
    await page.goto(`/${screen}`);
    const main = page.locator(`[data-screen="${screen}"]`);
    await expect(main).toBeVisible();
    await expect(page.locator('footer ul').first().getByRole('listitem')).toHaveCount(4);
    await expectUsableInBothThemes(page, screen);
    await main.locator('button[type="submit"]').click();
    await expect(main.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectUsableInBothThemes(page, `${screen} with everything wrong`);
  }
}

/** Checks the second step of a form with a code. */
async function checkCode(page: Page, forget: ForgetPage): Promise<void> {
  await page.goto('/forget');
  await forget.ask('somebody', freshMobile());
  await expect(forget.code).toBeVisible();
  await expectUsableInBothThemes(page, 'code');
}

async function checkPlayer(page: Page, member: MemberPage): Promise<void> {
  await page.goto('/bind');
  await expect(page.locator('[data-screen="bind"]')).toBeVisible();
  await expectUsableInBothThemes(page, 'bind');
  await member.open();
  await expectUsableInBothThemes(page, 'member');
  const account = await member.openAccount();
  await expectUsableInBothThemes(page, 'account');
  for (const name of [profile.title, profile.password]) {
    await account.getByRole('button', { name, exact: true }).click();
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet).toBeVisible();
    await expectUsableInBothThemes(page, name);
    await closeByEscape(sheet);
  }
  await page.goBack();
  for (const name of SHEETS) {
    const sheet = await member.openSheet(name);
    await expectUsableInBothThemes(page, name);
    await closeByEscape(sheet);
  }
}

/** A closed sheet takes its entry of the history back; a navigation meanwhile would be aborted. */
const sheetsTakenBack = (page: Page) =>
  page.waitForFunction(() => !('parolaOverlay' in ((history.state ?? {}) as object)));

for (const size of ['100 %', '200 %'] as const) {
  test.describe(`on the smallest phone with text at ${size}`, () => {
    test.use({
      viewport: { width: 320, height: 640 },
    });
    test.beforeEach(async ({ page }) => {
      if (size === '200 %') await doubleText(page);
    });

    test('the visitor’s forms', async ({ page, forget }) => {
      await checkForms(page);
      await checkCode(page, forget);
    });

    test('the player’s screens and sheets', async ({ page, member, bind, ownPlatform }) => {
      const player = await makePlayer(ownPlatform, { coin: 987_654_321 });
      await signIn(page, ownPlatform, player);
      await checkPlayer(page, member);
      const mobile = COUNTRY_CODE.ph + freshMobile();
      await ownPlatform.operator('player/make', { ...player, mobile });
      await sheetsTakenBack(page);
      await page.goto('/bind');
      await expect(bind.screen).toContainText(mobile.slice(-4));
      await expect(bind.mobile).toHaveCount(0);
      await expectUsableInBothThemes(page, 'already bound');
    });
  });
}
