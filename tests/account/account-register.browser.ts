import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { freshAccount } from '#tests/support/pages/account-steps.ts';
import { test } from '#tests/support/pages/account-test.ts';
import { tracesOf } from '#tests/support/pages/account-traces.ts';
import { fill } from '#tests/support/pages/texts.ts';

const REGISTER = endpoints.accountRegister.path;
const PASSWORD = 'harbour lights 9!';

test.beforeEach(async ({ page, register }) => {
  await page.goto('/register');
  await expect(register.screen).toBeVisible();
});

test('has every field of the specification [routes.register] [register.form] [auth.visitor.trade-info]', async ({
  page,
  register,
  lobby,
  t,
}) => {
  await expect(register.account).toHaveAttribute('maxlength', String(lobby.usernameLengthMax));
  for (const field of [register.password, register.confirmation]) {
    await expect(field).toHaveAttribute('maxlength', String(lobby.passwordLengthMax));
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(field).toHaveAttribute('type', 'password');
  }
  await expect(register.email).toHaveAttribute('maxlength', '254');
  await expect(register.email).toHaveAttribute('inputmode', 'email');
  await expect(register.age).toBeChecked();
  const toLogin = register.screen.getByRole('link', { name: t.account.register.login });
  await expect(toLogin).toHaveAttribute('href', '/login');
  await expect(register.screen).toContainText(t.common.ageNotice);
  await expect(page.locator('footer ul').first().getByRole('listitem')).toHaveCount(4);
  const bounds = { min: '₱50', max: '₱50,000' };
  await expect(register.screen).toContainText(fill(t.account.register.bounds, bounds));
});

test('accepts the longest entries, trimmed, and no longer ones [validation.trimmed] [api.register]', async ({
  page,
  register,
  home,
  lobby,
}) => {
  const account = freshAccount().padEnd(lobby.usernameLengthMax, 'q');
  const password = `${PASSWORD}${'ñ'.repeat(40)}`.slice(0, lobby.passwordLengthMax);
  await register.account.pressSequentially(`${account}more`);
  await expect(register.account).toHaveValue(account);
  await register.enter({ account, password, email: `  ${account}@example.com ` });
  const sending = page.waitForRequest(`**${REGISTER}`);
  await register.submit.click();
  const body = (await sending).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({ account, email: `${account}@example.com`, type: 0 });
  await home.isReady();
  await expect(home.balance).toBeVisible();
});

test(
  'shows success, and opens the lobby half a second later [flow.register.success]',
  { tag: '@gate' },
  async ({ page, register, home, t }) => {
    await page.clock.install();
    await page.goto('/register');
    await register.enter({ account: freshAccount(), password: PASSWORD });
    await page.clock.pauseAt(Date.now() + 60_000);
    await register.submit.click();
    await expect(register.screen.getByText(t.common.success, { exact: true })).toBeVisible();
    expect(t.common.success).toBe('Success.');
    await page.clock.runFor(490);
    await expect(page).toHaveURL('/register');
    await expect(register.screen).toBeVisible();
    await page.clock.runFor(20);
    await expect(page).toHaveURL('/lobby/home');
    await page.clock.resume();
    await home.isReady();
    await expect(home.balance).toBeVisible();
  },
);

test('sends the password encrypted, and stores it nowhere on the device [validation.password-encryption]', async ({
  page,
  register,
  home,
}) => {
  const account = freshAccount();
  const sending = page.waitForRequest(`**${REGISTER}`);
  await register.register({ account, password: PASSWORD });
  const request = await sending;
  const body = request.postDataJSON() as Record<string, unknown>;
  // 1024 bits in base64 (spec §5).
  expect(String(body['password'])).toMatch(/^[\w+/]{171}=$/);
  expect(body).not.toHaveProperty('confirmation');
  expect(`${request.url()} ${request.postData()}`).not.toContain(PASSWORD);
  await home.isReady();
  await expect(home.balance).toBeVisible();
  const secrets = [PASSWORD, encodeURIComponent(PASSWORD), String(body['password'])];
  await expect
    .poll(() => tracesOf(page, [account]))
    .toEqual([`IndexedDB user.session: ${account}`]);
  expect(await tracesOf(page, secrets)).toEqual([]);
});
