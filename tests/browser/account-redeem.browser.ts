/** Redemption codes (spec §1; §8, "Redeem code"). */
import { expect } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { test, untilDebounced } from './pages/account-test.ts';
import { setFault } from './pages/platform-desk.ts';
import { fill, refusalText } from './pages/texts.ts';

test.beforeEach(async ({ member, player }) => {
  expect(player.account).not.toBe('');
  await member.open();
});

test('a code is redeemed, and shows its reward and the new balance', async ({ member, t }) => {
  const { redeem, rewards: words } = t.member;
  await expect(member.balance).toHaveText('₱1,234.56');
  const sheet = await member.openSheet('redeem-code');
  await expect(sheet).toContainText(redeem.listEmpty);
  await sheet.getByLabel(redeem.label).fill('  parola2026 ');
  await sheet.getByRole('button', { name: redeem.submit }).click();
  await expect(sheet).toContainText(redeem.doneTitle);
  const rewards = sheet.getByRole('list', { name: words.label }).getByRole('listitem');
  await expect(rewards).toHaveCount(2);
  await expect(rewards.first()).toContainText(words.coins);
  await expect(rewards.first()).toContainText('₱50.00');
  await expect(rewards.last()).toContainText(words.boost);
  await expect(sheet.locator('[data-balance]')).toHaveText('₱1,284.56');
  await sheet.getByRole('button', { name: redeem.another }).click();
  await expect(sheet.getByRole('list')).toContainText('₱50.00');
  await sheet.getByRole('button', { name: t.common.close }).click();
  await expect(sheet).toHaveCount(0);
  await expect(member.balance).toHaveText('₱1,284.56');
});

test('every refusal is told with its code', async ({ page, member, ownPlatform, t }) => {
  const { redeem } = t.member;
  await ownPlatform.operator('redeem/add', { code: 'TWICE2026', rewards: '2001:100' });
  const sheet = await member.openSheet('redeem-code');
  const field = sheet.getByLabel(redeem.label);
  const submit = sheet.getByRole('button', { name: redeem.submit });
  await field.fill('TWICE2026');
  await submit.click();
  await sheet.getByRole('button', { name: redeem.another }).click();
  for (const [typed, code, text] of [
    ['NOSUCHCODE', 1096, t.errors.redeem.missing],
    ['NOTYET', 1097, t.errors.redeem.notConfigured],
    ['TWICE2026', 1098, t.errors.redeem.claimed],
    ['USEDUP', 1099, t.errors.redeem.usedUp],
  ] as const) {
    await test.step(String(code), async () => {
      await untilDebounced(page);
      await field.fill(typed);
      await submit.click();
      await expect(sheet.getByRole('alert')).toHaveText(refusalText(text, { code }));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    });
  }
  await untilDebounced(page);
  const path = endpoints.redeemCode.path;
  await setFault(ownPlatform, { path, kind: 'errcode', value: 4711, times: 1 });
  await submit.click();
  await expect(sheet.getByRole('alert')).toHaveText(refusalText(t.common.error, { code: 4711 }));
});

test('what cannot be a code is told before it is sent', async ({ member, t }) => {
  const { redeem } = t.member;
  const sheet = await member.openSheet('redeem-code');
  const field = sheet.getByLabel(redeem.label);
  const submit = sheet.getByRole('button', { name: redeem.submit });
  await submit.click();
  await expect(sheet.getByRole('alert')).toHaveText(redeem.empty);
  await expect(field).toBeFocused();
  for (const typed of ['ABC', 'A'.repeat(21)]) {
    await field.fill(typed);
    await expect(sheet.getByRole('alert')).toHaveText('');
    await submit.click();
    await expect(sheet.getByRole('alert')).toHaveText(fill(redeem.length, { min: 4, max: 20 }));
  }
});

test('an answer that is lost does not pay twice', async ({ page, member, t, consoleErrors }) => {
  consoleErrors.expect(/net::ERR_/);
  const { redeem } = t.member;
  const sheet = await member.openSheet('redeem-code');
  await page.route(
    `**${endpoints.redeemCode.path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await sheet.getByLabel(redeem.label).fill('LANTERN');
  const submit = sheet.getByRole('button', { name: redeem.submit });
  await submit.click();
  await expect(sheet.getByRole('alert')).toHaveText(t.common.problem.network);
  await untilDebounced(page);
  await submit.click();
  await expect(sheet).toContainText(redeem.doneTitle);
  await expect(sheet.locator('[data-balance]')).toHaveText('₱1,254.56');
});
