/** The page that pays out the wheel's bonus, and the server's final payouts. */
import { expect, type Page } from '@playwright/test';
import { spinPayout as english } from '#features/spin-payout/texts/en-PH.ts';
import { spinPayout as thai } from '#features/spin-payout/texts/th-TH.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { requestToken } from '#tests/support/sign-in.ts';
import { untilDebounced } from './account-test.ts';
import { ask } from './lobby-data.ts';
import { fill } from './texts.ts';

export const PAYOUT_PAGE = '/withdrawal/spin';

export const screenOf = (page: Page) => page.locator('[data-screen="withdrawalSpin"]');
export const receiptOf = (page: Page) => screenOf(page).locator('[data-receipt]');
export const confirmOf = (page: Page) => page.locator('[data-overlay="spin-payout-confirm"]');

/** Name of the button that pays out the bonus of the prepared state. */
export const payOutName = (market: 'ph' | 'th' = 'ph'): string =>
  market === 'th'
    ? fill(thai.ready.submit, { amount: '฿500.00' })
    : fill(english.ready.submit, { amount: '₱500.00' });

type Operator = Pick<PlatformProcess, 'url' | 'operator' | 'demo'>;

/** Puts the demo player's wheel into a named state. */
export const preparePayout = (platform: Operator, name: string) =>
  platform.operator('scenario/apply', { name: `spin-payout-${name}` });

export async function openPayout(page: Page, platform: Operator, name: string): Promise<void> {
  await preparePayout(platform, name);
  await page.goto(PAYOUT_PAGE);
  await expect(screenOf(page).locator('[data-stage]')).toBeVisible();
}

/** Opens the confirmation and confirms. */
export async function payOut(page: Page, market: 'ph' | 'th' = 'ph'): Promise<void> {
  const request = { name: payOutName(market), exact: true };
  await untilDebounced(page);
  await screenOf(page).getByRole('button', request).click();
  await confirmOf(page).getByRole('button', request).click();
}

/** Returns the payouts and the balance on the server, as another phone of the player would see them. */
export async function paidBy(platform: Operator): Promise<{ payouts: unknown; coin: unknown }> {
  const token = await requestToken(platform.url, platform.demo);
  const [record, balance] = await Promise.all([
    ask(platform, 'spinRecord', { type: 3 }, token),
    ask(platform, 'refreshBalance', {}, token),
  ]);
  return {
    payouts: (record as { total?: unknown }).total,
    coin: (balance as { coin?: unknown }).coin,
  };
}
