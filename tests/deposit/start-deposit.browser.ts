/** Depositing without leaving the game (spec §2, "Deposit popup"). */
import { expect } from '@playwright/test';
import { DepositPage } from '#tests/support/pages/deposit-page.ts';
import { expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { countPlays } from '#tests/support/pages/start-page.ts';
import { test } from '#tests/support/pages/test.ts';

const SHEET = '[data-overlay="game-deposit"]';

test('the game pauses under the deposit sheet and continues with the new balance', async ({
  page,
  home,
  ownPlatform,
  t,
  start,
}) => {
  const deposit = new DepositPage(page, 'ph', SHEET);
  const paused = start.game.locator('main[data-paused]');
  await home.open();
  await home.gameLink((await home.ids())[0] ?? 0).click();
  await start.isPlaying();
  const counts = await countPlays(ownPlatform);

  await test.step('paid from the bar', async () => {
    await start.bar.getByRole('button', { name: start.p.bar.deposit }).click();
    await deposit.isReady();
    await expect(paused).toHaveCount(1);
    await expect(page).toHaveURL(/\/start\?/);
    await expectUsableInBothThemes(page, 'the deposit sheet over a game');
    await deposit.quick('₱500').click();
    await deposit.submit.click();
    await deposit.payButton.click();
    const paid = deposit.part('paid');
    await expect(paid.locator('[data-balance]')).toHaveText('₱1,744.56');
    await expect(paused).toHaveCount(1);
    await paid.getByRole('button', { name: deposit.t.order.playOn }).click();
    await expect(deposit.screen).toHaveCount(0);
    await expect(paused).toHaveCount(0);
    await expect(start.balance).toHaveText('₱1,744.56');
    await expect(start.game.locator('.action')).toBeEnabled();
  });

  await test.step('opened by the game and closed; repeated requests leave it closed', async () => {
    const board = start.game.locator('main');
    await board.evaluate(() => parent.postMessage({ type: 'deposit' }, '*'));
    await deposit.isReady();
    // The game never stops moving, however slow this machine is: time does not pass for the app.
    await page.clock.setFixedTime(new Date());
    await deposit.screen.getByRole('button', { name: t.common.back, exact: true }).click();
    await expect(deposit.screen).toHaveCount(0);
    await board.evaluate((element) => {
      setInterval(() => {
        parent.postMessage({ type: 'deposit' }, '*');
        element.dataset['asked'] = String(Number(element.dataset['asked'] ?? 0) + 1);
      }, 50);
    });
    await expect
      .poll(() => board.evaluate(({ dataset }) => Number(dataset['asked'] ?? 0)))
      .toBeGreaterThan(20);
    await expect(deposit.screen).toHaveCount(0);
    await expect(paused).toHaveCount(0);
  });
  await start.isPlaying();
  expect(await counts()).toEqual({ start: 0, exit: 0 });

  await test.step('Back closes the sheet, then leaves the game once', async () => {
    await start.bar.getByRole('button', { name: start.p.bar.deposit }).click();
    await deposit.isReady();
    await page.goBack();
    await expect(deposit.screen).toHaveCount(0);
    await start.isPlaying();
    await page.goBack();
    await home.isReady();
    await expect(deposit.screen).toHaveCount(0);
    await expect(home.balance).toHaveText('₱1,744.56');
    await expect.poll(counts).toEqual({ start: 0, exit: 1 });
  });
});
