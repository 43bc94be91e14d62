/** The player's inviter (spec §8, "Superior binding"). */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { COUNTRY_CODE, freshMobile, showPlayer } from '#tests/support/pages/account-steps.ts';
import { test, untilDebounced } from '#tests/support/pages/account-test.ts';
import { makePlayer, refuseOnce } from '#tests/support/pages/operator-steps.ts';
import { fill, refusalIn, refusalText } from '#tests/support/pages/texts.ts';

test('every refusal is shown with its code, and a friend’s code is accepted', async ({
  page,
  member,
  ownPlatform,
  player,
  t,
}) => {
  const { superior } = t.member;
  const friend = await showPlayer(ownPlatform, (await makePlayer(ownPlatform)).account);
  const own = await showPlayer(ownPlatform, player.account);
  await member.open();
  const sheet = await member.openSheet('superior');
  const field = sheet.getByLabel(superior.label);
  const alert = sheet.getByRole('alert');

  async function give(code: string, errcode: number, text: string): Promise<void> {
    await untilDebounced(page);
    await field.fill(code);
    await sheet.getByRole('button', { name: superior.submit }).click();
    await expect(alert).toHaveText(refusalText(text, { code: errcode }));
  }

  await give('  ', 0, superior.empty);
  await expect(field).toBeFocused();
  await give(friend.inviteCode, 1084, t.errors.superior.noMobile);
  const toBind = sheet.getByRole('link', { name: superior.bindMobile });
  await expect(toBind).toHaveAttribute('href', '/bind');
  const mobile = COUNTRY_CODE.ph + freshMobile();
  await ownPlatform.operator('player/make', { ...player, mobile });
  await give(own.inviteCode, 1083, t.errors.superior.self);
  await give('NOBODYHASIT', 1085, t.errors.superior.missing);
  const path = endpoints.agentFill.path;
  for (const [errcode, text] of [
    [1082, t.errors.superior.empty],
    [4711, t.common.error],
  ] as const) {
    await refuseOnce(ownPlatform, path, errcode);
    await give('NOBODYHASIT', errcode, text);
  }

  await untilDebounced(page);
  await field.fill(friend.inviteCode.toLowerCase());
  await sheet.getByRole('button', { name: superior.submit }).click();
  await expect(sheet).toContainText(superior.justBound);
  await expect(sheet).toContainText(fill(superior.boundId, { id: friend.playerId }));
  expect((await showPlayer(ownPlatform, player.account)).pid).toBe(friend.playerId);
  await page.reload();
  await member.isReady();
  const again = await member.openSheet('superior');
  await expect(again).toContainText(fill(superior.boundId, { id: friend.playerId }));
  await expect(again.getByLabel(superior.label)).toHaveCount(0);
});

test('a superior who was set on another device meanwhile is shown', async ({
  page,
  member,
  login,
  ownPlatform,
  t,
}) => {
  await ownPlatform.operator('scenario/apply', { name: 'invited-player' });
  // The app does not know yet: the server's refusal says so.
  await page.route(`**${endpoints.lightRefresh.path}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { user: object };
    await route.fulfill({ json: { ...body, user: { ...body.user, pid: '' } } });
  });
  await page.goto('/login?back=/lobby/member');
  await login.signIn({ account: 'parolaguest', password: 'lantern2026' });
  await member.isReady();
  const sheet = await member.openSheet('superior');
  await sheet.getByLabel(t.member.superior.label).fill('ANYBODY');
  await sheet.getByRole('button', { name: t.member.superior.submit }).click();
  const taken = refusalIn(t.errors.superior.taken, { code: 1086 });
  await expect(sheet.getByText(taken).first()).toBeVisible();
});
