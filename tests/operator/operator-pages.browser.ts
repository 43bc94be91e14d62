import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { bindBank } from '#tests/support/pages/bank-binding.ts';
import { COUNTRY_CODE, freshMobile } from '#tests/support/pages/account-steps.ts';
import { createPlayerClient } from '#tests/support/pages/player-client.ts';
import { expectUsable } from '#tests/support/pages/looks.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { requestToken } from '#tests/support/sign-in.ts';
import { testWith } from '#tests/support/pages/withdrawal-test.ts';
import { operatorForms } from '#server/marketing/texts/en-operator-forms.ts';
import { withdrawals } from '#server/marketing/texts/en-withdrawals.ts';

const PASSWORD = 'a lighthouse at noon';
const WIDTHS = [320, 390, 820, 1440];
const AMOUNT = 20_000;

const test = testWith({ WITHDRAW_REVIEW_SECONDS: 'manual', SECOND_PERSON_ABOVE: '10000' });

for (const colorScheme of ['dark', 'light'] as const) {
  test(`operators read the audit and judge a withdrawal together, ${colorScheme}`, async ({
    browser,
    page,
    ownPlatform,
  }, testInfo) => {
    const player = await makePlayer(ownPlatform, { coin: 200_000, vip: 2 });
    const token = await requestToken(ownPlatform.url, player);
    await bindBank(ownPlatform, token, 1, COUNTRY_CODE.ph + freshMobile());
    const client = await createPlayerClient(ownPlatform, player);
    await client.order('createWithdrawal', { amount: AMOUNT, bankId: 1 });
    const signIn = async (on: typeof page) => {
      const name = `ann-${randomUUID()}`;
      await ownPlatform.operator('console/add', { name, role: 'operator', password: PASSWORD });
      await on.goto('/report');
      await on.getByLabel('Name').fill(name);
      await on.getByLabel('Password').fill(PASSWORD);
      await on.getByRole('button', { name: 'Sign in' }).click();
      await expect(on.getByRole('heading', { name: withdrawals.title })).toBeVisible();
    };
    const look = async (what: string) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectUsable(page, `${what}, ${width} px`);
        await testInfo.attach(`${what}-${width}`, {
          body: await page.screenshot({ fullPage: true }),
          contentType: 'image/png',
        });
      }
    };
    await page.emulateMedia({ colorScheme });
    await signIn(page);
    await look('queue');
    await page.getByRole('link', { name: player.account }).click();
    await look('order');
    const decide = page.getByRole('region', { name: withdrawals.actions });
    const approve = decide.getByRole('region', { name: withdrawals.approve });
    await approve.getByRole('textbox').fill('Documents checked.');
    await approve.getByRole('textbox').press('Enter');
    await expect(page.getByRole('status')).toHaveText(operatorForms.proposed);
    await expect(page.getByText(operatorForms.own)).toBeVisible();
    await look('proposed');

    const other = await browser.newContext({ baseURL: ownPlatform.url });
    try {
      const second = await other.newPage();
      await signIn(second);
      await second.getByRole('link', { name: player.account }).click();
      await second.getByRole('button', { name: operatorForms.accept }).click();
      await expect(second.getByRole('status')).toHaveText(operatorForms.done);
    } finally {
      await other.close();
    }
    await page.reload();
    await expect(page.getByRole('region', { name: 'Mark as paid' })).toBeVisible();
    await page.goto(`${new URL(page.url()).pathname}?lang=th`);
    await look('order-thai');
    await page.goto(`/report/audit?account=${player.account}`);
    await expect(page.getByText('withdrawal approve')).toBeVisible();
    await look('audit-thai');
    await page.goto('/report/audit?lang=en&from=2020-01-01');
    await look('audit');
  });
}
