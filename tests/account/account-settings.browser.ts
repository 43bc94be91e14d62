/** The operator's settings for the account forms (spec §2: the 21+ box; §3: saved login). */
import { expect } from '@playwright/test';
import { withSettings } from '#tests/support/browser.ts';
import { test as accountTest, untilRefreshed } from '#tests/support/pages/account-test.ts';
import { freshAccount } from '#tests/support/pages/account-steps.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { readRecords } from '#tests/support/pages/stored.ts';

const SAVED = 'user.saved-login';

/** A server with both settings opposite to their defaults. */
const test = accountTest.extend({
  settings: withSettings({ AGE_TICKED: 'false', KEEP_SIGNED_IN: 'true' }),
});

test('the operator can preset the registration’s 21+ box to unticked', async ({
  page,
  home,
  register,
  t,
}) => {
  await page.goto('/register');
  await expect(register.age).not.toBeChecked();
  await expect(register.submit).toBeDisabled();
  await expect(register.submit).toHaveAccessibleDescription(t.account.register.ageNeeded);
  await register.enter({ account: freshAccount(), password: 'lantern2026' });
  await register.password.press('Enter');
  await expect(page).toHaveURL('/register');
  await register.age.check();
  await expect(register.submit).toBeEnabled();
  await register.submit.click();
  await home.isReady();
  await expect(home.balance).toBeVisible();
});

test('the operator can preset the login’s "keep me signed in" to ticked', async ({
  page,
  login,
  member,
  ownPlatform,
  t,
}) => {
  const player = await makePlayer(ownPlatform);
  const keep = login.screen.getByRole('checkbox', { name: t.login.keep });
  await page.goto('/login?back=/lobby/member');
  await expect(keep).toBeChecked();
  await Promise.all([untilRefreshed(page), login.signIn(player)]);
  await member.isReady();
  expect(Object.keys(await readRecords(page))).toContain(SAVED);

  await member.logOut();
  await page.goto('/login?back=/lobby/member');
  // The setting is only the default: the player's own choice counts.
  await keep.uncheck();
  await Promise.all([untilRefreshed(page), login.signIn(player)]);
  await member.isReady();
  expect(Object.keys(await readRecords(page))).not.toContain(SAVED);
});
