import { expect } from '@playwright/test';
import { profile } from '#features/profile/texts/en-PH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { MemberPage } from '#tests/support/pages/account-member.ts';
import { test } from '#tests/support/pages/account-test.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';

const NEXT = 'a new lantern 8';

test('a name and a picture are saved, and a new password signs other devices out', async ({
  page,
  browser,
  baseURL,
  login,
  member,
  ownPlatform,
  t,
}) => {
  const player = await makePlayer(ownPlatform, { coin: 100 });
  await page.goto('/login?back=/lobby/member');
  await login.signIn(player);
  await member.isReady();
  const others = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-PH' });
  const otherPage = await others.newPage();
  const other = new MemberPage(otherPage, t);
  await signIn(otherPage, ownPlatform, player);
  await other.open();

  const account = await member.openAccount();
  await account.getByRole('button', { name: profile.title, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: profile.title });
  await sheet.getByLabel(profile.name, { exact: true }).fill('Night Heron');
  await sheet.getByRole('radio', { name: profile.pictures.turtle }).check({ force: true });
  await sheet.getByRole('button', { name: profile.save, exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(account).toContainText('Night Heron');

  await account.getByRole('button', { name: profile.password, exact: true }).click();
  const change = page.getByRole('dialog', { name: profile.password });
  await change.getByLabel(profile.current, { exact: true }).fill(player.password);
  await change.getByLabel(t.account.newPassword, { exact: true }).fill(NEXT);
  await change.getByLabel(t.account.confirmPassword, { exact: true }).fill(NEXT);
  await change.getByRole('button', { name: profile.password, exact: true }).click();
  await expect(change).toHaveCount(0);

  await other.refresh.click();
  await expect(otherPage.getByText(t.login.expired)).toBeVisible();
  await others.close();
  await page.reload();
  await expect(account).toContainText('Night Heron');
  await page.goBack();
  await member.logOut();
  await page.goto('/login?back=/lobby/member');
  await login.signIn({ ...player, password: NEXT });
  await member.isReady();
  await expect(member.screen).toContainText('Night Heron');
  await expect(member.screen.locator('img[src$="avatar_11.png"]')).toBeVisible();
});
