/** Screenshots of records, VIP and the bank; see screenshots.shots.ts. */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { createPlayerClient, playRounds, someSlots } from '#tests/support/pages/player-client.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { shoot } from '#tests/support/pages/shoot.ts';
import { DARK, LIGHT, NARROW, THAI, inLooks } from '#tests/support/pages/shot-looks.ts';
import { test } from '#tests/support/pages/test.ts';

const WITHDRAWALS = [0, 1, 2, 3, 4].map((status) => ({
  orderNo: `W2026112100${status}`,
  amount: 250_000,
  fee: 1_000,
  arriveAmount: 249_000,
  bankName: 'Bangko ng Dagat',
  accountMask: '09*****1234',
  status,
  createTime: Date.UTC(2026, 10, 21, 4, status),
  updateTime: Date.UTC(2026, 10, 21, 5),
  etaTime: Date.UTC(2026, 10, 21, 6),
  ...(status === 3 && {
    failText: 'The name of the account differs.',
    refundTime: Date.UTC(2026, 10, 21, 5),
  }),
  steps: [
    { status: 1, time: Date.UTC(2026, 10, 21, 4), text: 'Requested' },
    { status, time: Date.UTC(2026, 10, 21, 5), text: '' },
  ],
}));

inLooks(test, [DARK, LIGHT, THAI, NARROW], ({ look }) => {
  test('records, VIP and the bank', async ({ page, ownPlatform, lobby }) => {
    const player = await makePlayer(ownPlatform, { coin: 2_000_000, vip: 2 });
    await signIn(page, ownPlatform, player);
    const client = await createPlayerClient(ownPlatform, player);
    await client.order('redeemCode', { code: 'PAROLA2026' });
    await client.order('redeemCode', { code: 'LANTERN' });
    await playRounds(ownPlatform, client, someSlots(lobby), 6);
    await client.order('depositSavings', { amount: 1_000_000 });
    await client.order('withdrawSavings', { amount: 50_000 });
    await page.route(`**${endpoints.withdrawals.path}`, (route) =>
      route.fulfill({
        json: { errcode: 0, list: WITHDRAWALS, pageNo: 1, pageSize: 20, total: 5, hasMore: 0 },
      }),
    );
    const rows = page.locator('[data-record]');
    for (const tab of ['all', 'deposits', 'withdrawals', 'rounds']) {
      await page.goto(`/record/transaction?tab=${tab}`);
      await expect(page.getByRole('tab').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await shoot(page, `record-${look}-${tab}`);
      if (tab === 'withdrawals') {
        await rows.nth(3).click();
        await expect(page.locator('[data-overlay="record-detail"]')).toBeVisible();
        await shoot(page, `record-${look}-detail`);
      }
    }
    await page.goto('/record/transaction?range=own&from=2026-11-01');
    await page.locator('fieldset button').first().click();
    await expect(page.locator('[data-overlay="record-filters"]')).toBeVisible();
    await shoot(page, `record-${look}-filters`);
    for (const [path, name] of [
      ['/profile/vip', 'vip'],
      ['/profile/bank', 'bank'],
      ['/profile/items', 'items'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('h2').first()).toBeVisible();
      await shoot(page, `${name}-${look}-1`);
      await page.mouse.wheel(0, 700);
      await shoot(page, `${name}-${look}-2`);
    }
  });
});
