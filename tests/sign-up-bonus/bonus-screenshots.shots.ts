/** Screenshots of the sign-up bonus and the accumulated recharge; see screenshots.shots.ts. */
import { expect, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { signIn } from '#tests/support/sign-in.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { RechargeDialog, SignUpDialog } from '#tests/support/pages/bonus-dialogs.ts';
import { DepositPage } from '#tests/support/pages/deposit-page.ts';
import { createPlayerClient } from '#tests/support/pages/player-client.ts';
import { makePlayer, refuseOnce } from '#tests/support/pages/operator-steps.ts';
import { shoot } from '#tests/support/pages/shoot.ts';
import {
  DARK,
  LARGE,
  LIGHT,
  NARROW,
  THAI,
  inMarketLooks,
} from '#tests/support/pages/shot-looks.ts';
import { test } from '#tests/support/pages/test.ts';

const claimDay = endpoints.claimSignUpBonus.path;
const claimTier = endpoints.claimAccumulatedRecharge.path;

async function playerOf(page: Page, platform: PlatformProcess, coin: number) {
  const player = await makePlayer(platform, { coin });
  await signIn(page, platform, player);
  return player;
}

inMarketLooks(
  test,
  [DARK, LIGHT, THAI, NARROW, { ...LARGE, size: THAI.size, isThai: true }],
  ({ look, market }) => {
    const take = (page: Page, name: string) => shoot(page, `bonus-${look}-${name}`);

    test('the sign-up bonus', async ({ page, ownPlatform, consoleErrors }) => {
      consoleErrors.expect(/net::ERR_|Failed to load/);
      const { account } = await playerOf(page, ownPlatform, 0);
      const signUp = new SignUpDialog(page, market);
      await signUp.open();
      await take(page, 'sign-up-1-packages');
      await signUp.dialog.getByRole('link').nth(1).click();
      await new DepositPage(page, market).chooseNoLimit();
      await expect(page.getByRole('radio', { checked: true }).first()).toBeVisible();
      await take(page, 'sign-up-2-deposit');
      const owned = { account, package: 6005, 'days-ago': 3, claimed: '1,2' };
      await ownPlatform.operator('player/package', owned);
      await signUp.open('calendar');
      await take(page, 'sign-up-3-claimable');
      await refuseOnce(ownPlatform, claimDay, 1242);
      await signUp.claim.click();
      await expect(signUp.dialog.getByRole('alert')).toBeVisible();
      await take(page, 'sign-up-4-refused');
      await signUp.open('calendar');
      await signUp.claim.click();
      await expect(signUp.dialog.locator('[data-balance]')).toBeVisible();
      await take(page, 'sign-up-5-claimed');
      await signUp.dialog.getByRole('button', { name: signUp.t.got.ok }).click();
      await take(page, 'sign-up-6-tomorrow');
      await page.goto('/deposit?typeId=SignUpBonus');
      await expect(page.getByRole('button', { name: /calendar|ปฏิทิน/ })).toBeVisible();
      await take(page, 'sign-up-7-owned');
      await page.route(`**${endpoints.signUpBonus.path}`, (route) => route.abort());
      await signUp.open('failed');
      await take(page, 'sign-up-8-failed');
    });

    test('the accumulated recharge', async ({ page, ownPlatform, consoleErrors }) => {
      consoleErrors.expect(/net::ERR_|Failed to load/);
      const player = await playerOf(page, ownPlatform, 64_000);
      const client = await createPlayerClient(ownPlatform, player);
      await client.order('claimAccumulatedRecharge', { propId: 12001 });
      const recharge = new RechargeDialog(page, market);
      await recharge.open();
      await take(page, 'recharge-1-tiers');
      await recharge.tiers.last().scrollIntoViewIfNeeded();
      await take(page, 'recharge-2-end');
      await recharge.dialog.getByRole('button', { name: recharge.t.help }).click();
      await expect(page.locator('[data-overlay="accumulated-recharge-rules"]')).toBeVisible();
      await take(page, 'recharge-3-rules');
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-overlay="accumulated-recharge-rules"]')).toHaveCount(0);
      await refuseOnce(ownPlatform, claimTier, 1241);
      const receive = recharge.tier(12003).getByRole('button');
      await receive.click();
      await expect(recharge.dialog.getByRole('alert')).toBeVisible();
      await take(page, 'recharge-4-refused');
      await page.route(`**${claimTier}`, (route) => route.abort());
      await recharge.tier(12002).getByRole('button').click();
      await expect(recharge.tier(12002).getByRole('alert')).toBeVisible();
      await take(page, 'recharge-5-unknown');
      await page.unroute(`**${claimTier}`);
      await receive.click();
      await expect(recharge.dialog.locator('[data-balance]')).toBeVisible();
      await expect(recharge.tier(12003)).toHaveAttribute('data-state', 'claimed');
      await take(page, 'recharge-6-received');
      await page.route(`**${endpoints.accumulatedRecharge.path}`, (route) => route.abort());
      await page.goto('/lobby/home');
      await recharge.openAgain('failed');
      await take(page, 'recharge-7-failed');
    });
  },
);
