/** The devices that are signed in as this player, and logging one of them out. */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { MemberPage } from '#tests/support/pages/account-member.ts';
import { test, untilRefreshed } from '#tests/support/pages/account-test.ts';
import { makePlayer, setFault } from '#tests/support/pages/operator-steps.ts';
import { fill } from '#tests/support/pages/texts.ts';

test('another device is logged out from this one', async ({
  browser,
  page,
  login,
  member,
  ownPlatform,
  baseURL,
  t,
}) => {
  const { sessions } = t.member;
  const player = await makePlayer(ownPlatform, { coin: 100 });
  await page.goto('/login?back=/lobby/member');
  await login.signIn(player);
  await member.isReady();
  const others = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-PH' });
  const otherPage = await others.newPage();
  const other = new MemberPage(otherPage, t);
  await signIn(otherPage, ownPlatform, player);
  await Promise.all([untilRefreshed(otherPage), other.open()]);

  const sheet = await member.openSheet('sign-in-sessions');
  const rows = sheet.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(sessions.thisPhone);
  await expect(rows.first()).toContainText('Chrome');
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  const device = sessions.unknownDevice;
  const button = rows.last().getByRole('button', { name: fill(sessions.logoutOf, { device }) });
  await button.click();
  const question = sheet.getByRole('group', { name: fill(sessions.question, { device }) });
  await expect(question).toBeFocused();
  await question.getByRole('button', { name: sessions.cancel, exact: true }).click();
  await expect(button).toBeFocused();
  await button.click();
  await question.getByRole('button', { name: sessions.logout, exact: true }).click();
  await expect(sheet).toContainText(fill(sessions.done, { device }));
  await expect(rows).toHaveCount(1);
  await expect(sheet).toContainText(sessions.onlyThis);

  await other.refresh.click();
  await expect(otherPage).toHaveURL('/login?back=%2Flobby%2Fmember');
  await expect(otherPage.getByText(t.login.expired)).toBeVisible();
  await others.close();
  await sheet.getByRole('button', { name: t.common.close }).click();
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await member.refresh.click();
  await expect(member.screen.getByText(t.member.refreshed)).toBeAttached();
  await expect(page).toHaveURL('/lobby/member');
});

test('a list that fails to load shows an error and can be retried', async ({
  member,
  ownPlatform,
  player: _player,
  t,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 500/);
  await member.open();
  const path = endpoints.sessions.path;
  const clear = await setFault(ownPlatform, { path, kind: 'http', value: 500 });
  const sheet = await member.openSheet('sign-in-sessions');
  await expect(sheet.getByRole('alert')).toContainText(t.member.sessions.failedTitle);
  await clear();
  await sheet.getByRole('button', { name: t.common.retry }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
});
