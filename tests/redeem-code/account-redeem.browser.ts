/** Redemption codes (spec §1; §8, "Redeem code"). */
import { expect } from '@playwright/test';
import { reward } from '#features/reward/texts/en-PH.ts';
import { test } from '#tests/support/pages/account-test.ts';

// The smallest phone has the whole moment in its first view.
test.use({ viewport: { width: 320, height: 568 } });

test.beforeEach(async ({ member, player: _player }) => {
  await member.open();
});

test('a redeemed code shows its reward and the new balance', async ({ member, t }) => {
  const { redeem, rewards: words } = t.member;
  await expect(member.balance).toHaveText('₱1,234.56');
  const sheet = await member.openSheet('redeem-code');
  await expect(sheet).toContainText(redeem.listEmpty);
  await sheet.getByLabel(redeem.label).fill('  parola2026 ');
  await sheet.getByRole('button', { name: redeem.submit }).click();
  await expect(sheet).toContainText(redeem.doneTitle);
  const rewards = sheet.getByRole('list', { name: words.label }).getByRole('listitem');
  await expect(rewards).toHaveCount(2);
  await expect(rewards.first()).toContainText(words.bonus);
  await expect(rewards.first()).toContainText('₱50.00');
  await expect(rewards.last()).toContainText(words.boost);
  await expect(sheet.locator('[data-balance]')).toHaveText('₱1,284.56');
  await expect(sheet.locator('[data-balance]')).toBeInViewport({ ratio: 1 });
  const step = sheet.getByRole('link', { name: reward.next.games });
  await expect(step).toBeInViewport({ ratio: 1 });
  await sheet.getByRole('button', { name: redeem.another }).click();
  await expect(sheet.getByRole('list')).toContainText('₱50 bonus');
  await sheet.getByRole('button', { name: t.common.close }).click();
  await expect(sheet).toHaveCount(0);
  await expect(member.balance).toHaveText('₱1,284.56');
});
