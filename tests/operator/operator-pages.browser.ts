import { randomUUID } from 'node:crypto';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { bindBank } from '#tests/support/pages/bank-binding.ts';
import { COUNTRY_CODE, freshMobile } from '#tests/support/pages/account-steps.ts';
import { createPlayerClient } from '#tests/support/pages/player-client.ts';
import { expectUsable, expectWholeWords } from '#tests/support/pages/looks.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { players } from '#server/marketing/texts/en-players.ts';
import { todays } from '#server/marketing/texts/en-today.ts';
import { lobby } from '#server/marketing/texts/en-lobby.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { requestToken } from '#tests/support/sign-in.ts';
import { testWith } from '#tests/support/pages/withdrawal-test.ts';
import { operatorForms } from '#server/marketing/texts/en-operator-forms.ts';
import { withdrawals } from '#server/marketing/texts/en-withdrawals.ts';

const PASSWORD = 'a lighthouse at noon';
const WIDTHS = [320, 390, 820, 1440];
const AMOUNT = 20_000;
/** Pixels. */
const BAR_MAX = 96;

const test = testWith({ WITHDRAW_REVIEW_SECONDS: 'manual', SECOND_PERSON_ABOVE: '10000' });

async function signIn(page: Page, { operator }: Pick<PlatformProcess, 'operator'>): Promise<void> {
  const name = `ann-${randomUUID()}`;
  await operator('console/add', { name, role: 'operator', password: PASSWORD });
  await page.goto('/report');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: withdrawals.title })).toBeVisible();
}

/** Looks at the page in each width: axe's rules, nothing scrolls sideways, and the bar on top is small. */
const lookOf =
  (page: Page, testInfo: TestInfo, widths: readonly number[] = WIDTHS) =>
  async (what: string): Promise<void> => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectUsable(page, `${what}, ${width} px`);
      await expectWholeWords(page, `${what}, ${width} px`);
      const bar = await page.getByRole('banner').boundingBox();
      expect(bar?.height, `${what}, ${width} px`).toBeLessThanOrEqual(BAR_MAX);
      await testInfo.attach(`${what}-${width}`, {
        body: await page.screenshot({ fullPage: true }),
        contentType: 'image/png',
      });
    }
  };

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
    const look = lookOf(page, testInfo);
    await page.emulateMedia({ colorScheme });
    await signIn(page, ownPlatform);
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
      await signIn(second, ownPlatform);
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
    await expect(page.getByText('withdrawal approve').first()).toBeVisible();
    await look('audit-thai');
    await page.goto('/report/audit?lang=en&from=2020-01-01');
    await look('audit');
  });
}

test('operators find a player by the menu of a phone, act, and read what moved today', async ({
  page,
  ownPlatform,
  consoleErrors,
}, testInfo) => {
  consoleErrors.expect(/status of 400/);
  const { account } = await makePlayer(ownPlatform, { coin: 200_000, vip: 2 });
  const look = lookOf(page, testInfo, [390, 1440]);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ownPlatform);
  const menu = page.getByRole('button', { name: 'Menu' });
  const link = page.getByRole('link', { name: players.title, exact: true });
  await expect(link).toBeHidden();
  await menu.press('Enter');
  await expect(link).toBeVisible();
  await expectUsable(page, 'menu');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await menu.click();
  await link.click();
  await look('players');
  await page.getByLabel(players.search).fill(account.slice(0, -1));
  await page.getByLabel(players.search).press('Enter');
  await expect(page.getByRole('heading', { name: account })).toBeVisible();
  await look('player');

  await page.getByText(players.correct, { exact: true }).first().click();
  const form = page.locator('form', { has: page.getByLabel(players.amountAgain) });
  await form.getByLabel(players.amount, { exact: true }).fill('50');
  await form.getByLabel(players.amountAgain).fill('500');
  await form.getByRole('textbox').last().fill('A prize was not paid.');
  await form.getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveText('the two amounts differ');
  await expect(form.getByRole('textbox').last()).toHaveValue('A prize was not paid.');
  await look('player-problem');
  await form.getByLabel(players.amountAgain).fill('50');
  await form.getByRole('button').click();
  await expect(page.getByRole('status')).toHaveText(operatorForms.done);
  await expect(page.getByText('₱2,050.00').first()).toBeVisible();

  await page.goto('/report/today?period=7d');
  await expect(page.getByRole('heading', { name: todays.title })).toBeVisible();
  await look('today');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/report/today?lang=th');
  await look('today-thai');
  await page.goto(`/report/players/${account}`);
  await look('player-thai');
  await page.goto('/report/lobby?game=a&lang=th');
  await look('lobby-thai');
  await page.goto('/report/mail?lang=th');
  await look('mail-thai');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/report/lobby?lang=en');
  const banners = page.locator('#banners');
  await banners.getByText(lobby.addBanner, { exact: true }).first().click();
  const added = banners.locator('form').last();
  await added.getByLabel(lobby.image).fill('/static/art/banner/ph-101.webp');
  await added.getByLabel(lobby.text).fill('A weekend by the sea');
  await added.getByLabel(lobby.from).fill('2099-01-01T10:00');
  await look('lobby');
  await added.getByRole('button').click();
  await expect(page.getByRole('status')).toHaveText(operatorForms.done);
  await expect(banners.getByText('A weekend by the sea').first()).toBeVisible();
  await expect(page.locator('#planned')).toContainText('banner set');
});
