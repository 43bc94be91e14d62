/** A tab that dies while the wheel's bonus is paid out: the bonus is paid once, and the page says so. */
import { expect, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { spinPayout as english } from '#features/spin-payout/texts/en-PH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { holdCalls, loseAnswers } from '#tests/support/pages/held-calls.ts';
import {
  openPayout,
  paidBy,
  PAYOUT_PAGE,
  payOut,
  receiptOf,
  screenOf,
} from '#tests/support/pages/spin-payout-page.ts';
import { storedOrders } from '#tests/support/pages/stored.ts';
import { test } from '#tests/support/pages/withdrawal-test.ts';

const { path } = endpoints.spinPayout;

/** Where the tab dies, and what the next tab shows. */
const POINTS: readonly {
  readonly name: string;
  readonly until: (page: Page) => Promise<void>;
  readonly after: 'receipt' | 'paid';
}[] = [
  {
    name: 'before the call left the phone',
    after: 'receipt',
    until: async (page) => {
      const held = await holdCalls(page, path, { isMade: false });
      await payOut(page);
      await held.isHeld();
    },
  },
  {
    name: 'before the answer came',
    after: 'receipt',
    until: async (page) => {
      const held = await holdCalls(page, path, { isMade: true });
      await payOut(page);
      await held.isHeld();
    },
  },
  {
    name: 'after two lost answers',
    after: 'receipt',
    until: async (page) => {
      const areLost = await loseAnswers(page, path);
      await payOut(page);
      await areLost(2);
    },
  },
  {
    name: 'on the receipt',
    after: 'paid',
    until: async (page) => {
      await payOut(page);
      await expect(receiptOf(page)).toBeVisible();
    },
  },
];

test('a tab killed at any point pays out once', async ({
  page,
  context,
  ownPlatform,
  consoleErrors,
}) => {
  consoleErrors.expect(/net::ERR_/);
  await signIn(page, ownPlatform);
  for (const { name, until, after } of POINTS) {
    await test.step(name, async () => {
      const dying = await context.newPage();
      await openPayout(dying, ownPlatform, 'ready');
      await until(dying);
      await dying.close();
      await page.goto(PAYOUT_PAGE);
      if (after === 'receipt') await expect(receiptOf(page)).toContainText(/spin-[\da-f-]{36}/);
      else await expect(screenOf(page)).toContainText(english.paid.lead);
      expect(await storedOrders(page)).toEqual([]);
      expect(await paidBy(ownPlatform)).toEqual({ payouts: 1, coin: 150_000 });
      // Leaves the page before the next round is prepared.
      await page.goto('/about');
    });
  }
});
