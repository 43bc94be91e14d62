/** Passkeys with Chromium's own authenticator: made, used to log in, removed. */
import { expect, type Page } from '@playwright/test';
import { passkey as messages } from '#features/passkey/texts/en-PH.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startPlatform } from '#tests/support/platform-process.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { test as accountTest } from '#tests/support/pages/account-test.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { fill, refusalText } from '#tests/support/pages/texts.ts';

const test = accountTest.extend({
  // Browsers bind passkeys to a name, and this server's is known before it starts.
  ownPlatform: async ({}, use) => {
    const port = await freePort();
    const platform = await startPlatform({ port });
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
