/** How many taps a known player needs from the screen where the app opens. */
import { expect } from '@playwright/test';
import { withdrawal as withdrawalTexts } from '#features/withdrawal/texts/en-PH.ts';
import { DepositPage } from '#tests/support/pages/deposit-page.ts';
import { fetchLobby } from '#tests/support/pages/lobby-data.ts';
import { createPlayerClient, playRounds, someSlots } from '#tests/support/pages/player-client.ts';
import { playTexts, StartPage } from '#tests/support/pages/start-page.ts';
import { countTaps } from '#tests/support/pages/taps.ts';
import { ordersOf, test, withAccount } from '#tests/support/pages/withdrawal-test.ts';

test(
  'a known player deposits in three taps, withdraws in four and plays again in one',
  { tag: '@gate' },
  async ({ page, home, withdrawal, ownPlatform, t }) => {
    const { player } = await withAccount(page, ownPlatform);
    const client = await createPlayerClient(ownPlatform, player);
    const deposit = new DepositPage(page);
    const start = new StartPage(page, t, playTexts('ph'));

    await test.step('once before', async () => {
      const game = someSlots(await fetchLobby(ownPlatform));
      await playRounds(ownPlatform, client, game, 1);
      await client.order('createWithdrawal', { amount: 50_000, bankId: 1 });
      const [order] = await ordersOf(ownPlatform, player);
      const found = { reason: 'test', order: order?.orderNo };
      await ownPlatform.operator('withdrawal/approve', found);
      await ownPlatform.operator('withdrawal/pay', found);
      await deposit.open();
      await deposit.openCashier('500');
      await deposit.payButton.tap();
      await expect(deposit.part('paid')).toBeVisible();
    });
    const taps = await countTaps(page);

    await test.step('a deposit', async () => {
      await home.open();
      await home.header.getByRole('link', { name: t.home.header.deposit }).tap();
      await expect(deposit.amount).toHaveValue('500');
      await deposit.submit.tap();
      await deposit.payButton.tap();
      await expect(deposit.part('paid')).toContainText('₱500.00');
      expect(taps()).toBe(3);
    });

    await test.step('a withdrawal', async () => {
      const before = taps();
      await home.open();
      await home.balance.tap();
      await page.getByRole('link', { name: withdrawalTexts.balance.withdraw, exact: true }).tap();
      await expect(withdrawal.amount).toHaveValue('500');
      await withdrawal.next.tap();
      await withdrawal.send.tap();
      await expect(withdrawal.receipt).toContainText('₱500.00');
      expect(taps() - before).toBe(4);
    });

    await test.step('the last game again', async () => {
      const before = taps();
      await home.open();
      await page.getByRole('region', { name: t.home.continue }).getByRole('link').first().tap();
      await start.isPlaying();
      expect(taps() - before).toBe(1);
    });
  },
);
