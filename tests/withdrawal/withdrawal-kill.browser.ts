/**
 * A tab that dies in the middle of a withdrawal: never two orders, and the next tab shows the right state.
 */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { bankAccount } from '#features/bank-account/texts/en-PH.ts';
import { withdrawal as texts } from '#features/withdrawal/texts/en-PH.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { fewOf } from '#tests/support/extent.ts';
import { holdCalls, loseAnswers } from '#tests/support/pages/held-calls.ts';
import { refuseOnce } from '#tests/support/pages/operator-steps.ts';
import { storedOrders } from '#tests/support/pages/stored.ts';
import {
  ordersOf,
  test,
  withAccount,
  WithdrawalPage,
} from '#tests/support/pages/withdrawal-test.ts';

const { path } = endpoints.createWithdrawal;
const CALL = `**${path}`;

const HOUR_MS = 3_600_000;

interface Point {
  readonly name: string;
  /** Takes the withdrawal to the point where the tab dies; `orderNo` asks the server for its number. */
  readonly until: (
    screen: WithdrawalPage,
    platform: PlatformProcess,
    orderNo: () => Promise<string>,
  ) => Promise<void>;
  /**
   * State of the screen afterwards. `maybe`: the kill decides whether the request was sent; `known`: it
   * decides whether the answer arrived.
   */
  readonly after: 'form' | 'maybe' | 'receipt' | 'known' | 'pending' | 'in-process' | 'rejected';
}

/** Enters an amount and confirms it. */
async function send(screen: WithdrawalPage): Promise<void> {
  await screen.enter('500');
  await screen.send.click();
}

async function sendAndSee(screen: WithdrawalPage): Promise<void> {
  await send(screen);
  await expect(screen.receipt).toBeVisible();
}

const IN_FLIGHT: Point = {
  name: 'before the answer came',
  after: 'receipt',
  until: async (screen) => {
    const held = await holdCalls(screen.page, path, { isMade: true });
    await send(screen);
    await held.isHeld();
  },
};

const POINTS: readonly Point[] = [
  {
    name: 'with the amount typed',
    after: 'form',
    until: (screen) => screen.amount.fill('500'),
  },
  {
    name: 'before it was confirmed',
    after: 'form',
    until: (screen) => screen.enter('500'),
  },
  {
    name: 'as it was confirmed',
    after: 'maybe',
    until: async (screen) => {
      await screen.enter('500');
      await screen.send.evaluate((button: HTMLButtonElement) => button.click());
    },
  },
  {
    name: 'before the call left the phone',
    after: 'receipt',
    until: async (screen) => {
      const held = await holdCalls(screen.page, path, { isMade: false });
      await send(screen);
      await held.isHeld();
    },
  },
  IN_FLIGHT,
  {
    name: 'right after the answer',
    after: 'known',
    until: async (screen) => {
      const answered = screen.page.waitForResponse(CALL);
      await send(screen);
      await answered;
    },
  },
  {
    name: 'after the answer was lost',
    after: 'receipt',
    until: async (screen) => {
      await loseAnswers(screen.page, path);
      await send(screen);
      await expect(screen.inDoubt).toBeVisible();
    },
  },
  {
    name: 'while it was asked for again',
    after: 'receipt',
    until: async (screen) => {
      const held = await holdCalls(screen.page, path, { from: 2, isMade: true });
      await send(screen);
      await held.isHeld();
    },
  },
  {
    name: 'after two lost answers',
    after: 'receipt',
    until: async (screen) => {
      const areLost = await loseAnswers(screen.page, path);
      await send(screen);
      await areLost(2);
    },
  },
  {
    name: 'after a refusal',
    after: 'form',
    until: async (screen, platform) => {
      await refuseOnce(platform, path, 1233);
      await send(screen);
      await expect(screen.refusal(1233)).toBeVisible();
    },
  },
  { name: 'on the receipt', after: 'pending', until: sendAndSee },
  {
    name: 'with the receipt read',
    after: 'pending',
    until: async (screen) => {
      await sendAndSee(screen);
      await screen.receipt.getByRole('button', { name: texts.receipt.done }).click();
      await expect(screen.refusal(1006)).toBeVisible();
    },
  },
  {
    name: 'with the order on its way to the bank',
    after: 'in-process',
    until: async (screen, platform, orderNo) => {
      await sendAndSee(screen);
      await platform.operator('withdrawal/approve', { reason: 'test', order: await orderNo() });
    },
  },
  {
    name: 'with the order turned down',
    after: 'rejected',
    until: async (screen, platform, orderNo) => {
      await sendAndSee(screen);
      const reason = 'The name on the account is another.';
      await platform.operator('withdrawal/reject', { order: await orderNo(), reason });
    },
  },
];

/** Checks the screen of a tab that was opened after the other died. */
async function expectAfter(
  again: WithdrawalPage,
  after: Point['after'],
  orderNo: string,
): Promise<void> {
  switch (after) {
    case 'form':
      await expect(again.next).toBeVisible();
      return;
    case 'receipt':
      await expect(again.receipt).toContainText('₱500.00');
      await expect(again.receipt).toContainText(orderNo);
      return;
    case 'maybe':
      return expectAfter(again, orderNo === '' ? 'form' : 'receipt', orderNo);
    case 'known':
      await expect(again.receipt.or(again.refusal(1006))).toContainText(orderNo);
      return;
    case 'pending':
      await expect(again.refusal(1006)).toBeVisible();
      await expect(again.steps.first()).toHaveAttribute('aria-current', 'step');
      return;
    case 'in-process':
      await expect(again.refusal(1006)).toBeVisible();
      await expect(again.steps.nth(1)).toHaveAttribute('aria-current', 'step');
      return;
    case 'rejected':
      await expect(again.next).toBeVisible();
      await expect(again.screen.locator('[data-balance]')).toHaveText('₱2,000.00');
  }
}

for (const { name, until, after } of fewOf(POINTS)) {
  test(`a tab killed ${name}`, async ({ page, withdrawal, ownPlatform, consoleErrors }) => {
    consoleErrors.expect(/net::ERR_/);
    const { player } = await withAccount(page, ownPlatform);
    const orders = () => ordersOf(ownPlatform, player);
    await withdrawal.open();
    await until(withdrawal, ownPlatform, async () => (await orders())[0]?.orderNo ?? '');
    const context = page.context();
    // Closes the page with its routes: held calls never continue.
    await page.close();

    const again = new WithdrawalPage(await context.newPage(), texts, bankAccount);
    await again.open();
    // No request is left to repeat: from here on the screen shows the final state.
    await expect.poll(() => storedOrders(again.page)).toEqual([]);
    const made = await orders();
    expect(made.length).toBeLessThanOrEqual(1);
    if (after !== 'maybe') expect(made).toHaveLength(after === 'form' ? 0 : 1);
    await expectAfter(again, after, made[0]?.orderNo ?? '');
    await again.page.reload();
    await again.isReady();
    expect(await orders()).toHaveLength(made.length);
  });
}

for (const hours of [25, -25]) {
  test(`an order survives a clock jump of ${hours} h`, async ({
    page,
    withdrawal,
    ownPlatform,
  }) => {
    const { player } = await withAccount(page, ownPlatform);
    await withdrawal.open();
    await IN_FLIGHT.until(withdrawal, ownPlatform, async () => '');
    const context = page.context();
    await page.close();
    const again = new WithdrawalPage(await context.newPage(), texts, bankAccount);
    await again.page.clock.install({ time: Date.now() + hours * HOUR_MS });
    await again.open();
    const made = await ordersOf(ownPlatform, player);
    expect(made).toHaveLength(1);
    await expectAfter(again, 'receipt', made[0]?.orderNo ?? '');
  });
}

test('a missing answer leaves the order open, and it is requested under the same number', async ({
  page,
  withdrawal,
  ownPlatform,
  consoleErrors,
}) => {
  consoleErrors.expect(/net::ERR_/);
  const numbers = new Set<string>();
  await page.clock.install();
  const { player } = await withAccount(page, ownPlatform);
  await withdrawal.open();
  await page.route(CALL, async (route) => {
    numbers.add((route.request().postDataJSON() as { reqNo: string }).reqNo);
    await route.abort();
  });
  await withdrawal.enter('500');
  await withdrawal.send.click();
  await expect(withdrawal.inDoubt).toContainText(texts.inDoubt.title);
  await expect(withdrawal.next).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(withdrawal.inDoubt).toContainText(texts.inDoubt.offline);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(CALL, async (route) => {
    numbers.add((route.request().postDataJSON() as { reqNo: string }).reqNo);
    await route.continue();
  });
  await page.context().setOffline(false);
  await expect(withdrawal.receipt).toBeVisible();
  expect(numbers.size).toBe(1);
  expect(await ordersOf(ownPlatform, player)).toHaveLength(1);
});
