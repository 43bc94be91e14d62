/** Passkeys with Chromium's own authenticator: made, used to log in and to withdraw, removed. */
import { expect, type Page } from '@playwright/test';
import { bankAccount } from '#features/bank-account/texts/en-PH.ts';
import { passkey as messages } from '#features/passkey/texts/en-PH.ts';
import { withdrawal as withdrawalTexts } from '#features/withdrawal/texts/en-PH.ts';
import { moneyCode } from '#i18n/texts/en-PH/money-code.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startPlatform } from '#tests/support/platform-process.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { test as accountTest } from '#tests/support/pages/account-test.ts';
import { watchBodies } from '#tests/support/pages/calls.ts';
import { COUNTRY_CODE, freshMobile } from '#tests/support/pages/account-steps.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { fill, refusalText } from '#tests/support/pages/texts.ts';
import { ordersOf, WithdrawalPage } from '#tests/support/pages/withdrawal-test.ts';

const test = accountTest.extend({
  // Browsers bind passkeys to a name, and this server's is known before it starts.
  ownPlatform: async ({}, use) => {
    const port = await freePort();
    const platform = await startPlatform({ port, env: { MONEY_CODES: 'true' } });
    await use({ ...platform, url: `http://localhost:${port}` });
    await platform.stop();
  },
});

/** Gives the browser an authenticator whose user always agrees. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, logs its player in, and no longer does once it is removed', async ({
  page,
  member,
  ownPlatform,
  t,
}) => {
  await addAuthenticator(page);
  const player = await makePlayer(ownPlatform, { coin: 100 });
  await signIn(page, ownPlatform, player);
  await member.open();
  let devices = await member.openSheet('sign-in-sessions');
  await expect(devices.getByText(messages.none)).toBeVisible();
  await devices.getByRole('button', { name: messages.add, exact: true }).click();
  await expect(devices.getByText(messages.added)).toBeVisible();
  await expect(devices.getByText(messages.unused)).toBeVisible();
  await devices.getByRole('button', { name: messages.add, exact: true }).click();
  await expect(devices.getByText(messages.known)).toBeVisible();

  const logOut = async () => {
    await member.open();
    await member.logOut();
    await page.goto('/login?back=/lobby/member');
  };
  const logInByPasskey = page.getByRole('button', { name: messages.logIn, exact: true });
  // This authenticator's user picks the passkey at the account's field as soon as it is offered there.
  await logOut();
  await expect(page).toHaveURL('/lobby/member');
  await member.isReady();
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await logOut();
  await logInByPasskey.click();
  await expect(page).toHaveURL('/lobby/member');
  await member.isReady();

  devices = await member.openSheet('sign-in-sessions');
  const name = 'Android · Chrome';
  await devices.getByRole('button', { name: fill(messages.removeOf, { name }) }).click();
  const question = devices.getByRole('form', { name: fill(messages.question, { name }) });
  await question.getByRole('button', { name: messages.remove, exact: true }).click();
  await expect(devices.getByText(fill(messages.removed, { name }))).toBeVisible();
  await expect(devices.getByText(messages.none)).toBeVisible();

  await logOut();
  await logInByPasskey.click();
  const refused = refusalText(t.errors.passkey.refused, { code: 1294 });
  await expect(page.getByText(refused)).toBeVisible();
  await expect(page).toHaveURL('/login?back=/lobby/member');
});

test('a passkey confirms a payout account and a withdrawal, without any code', async ({
  page,
  member,
  ownPlatform,
}) => {
  await addAuthenticator(page);
  const mobile = freshMobile();
  const bound = { mobile: COUNTRY_CODE.ph + mobile };
  const player = await makePlayer(ownPlatform, { coin: 200_000, vip: 2, ...bound });
  await signIn(page, ownPlatform, player);
  await member.open();
  const devices = await member.openSheet('sign-in-sessions');
  await devices.getByRole('button', { name: messages.add, exact: true }).click();
  await expect(devices.getByText(messages.added)).toBeVisible();

  const withdrawal = new WithdrawalPage(page, withdrawalTexts, bankAccount);
  const { bankForm } = withdrawal;
  const sent = watchBodies(page, 'createWithdrawal');
  await withdrawal.open();
  await withdrawal.account.click();
  const bank = await bankForm.pick(1);
  await bankForm.realname.fill('Ana Cruz');
  await bankForm.number.fill(mobile);
  await bankForm.form.locator('button[type="submit"]').click();
  await expect(bankForm.form).toHaveCount(0);
  await expect(withdrawal.account).toHaveValue(new RegExp(`^${bank}`));
  await withdrawal.enter('500');
  await withdrawal.confirm
    .getByRole('button', { name: fill(moneyCode.passkeyAmount, { amount: '₱500.00' }) })
    .click();
  await expect(withdrawal.confirm).toHaveCount(0);
  await expect(withdrawal.receipt).toContainText('₱500.00');
  const [order] = await ordersOf(ownPlatform, player);
  expect(order?.amount).toBe(50_000);
  await expect(withdrawal.receipt).toContainText(order?.orderNo ?? 'no order');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toHaveProperty('passkey');
  expect(sent[0]).not.toHaveProperty('code');
});
