/** A tab that dies in the middle of a deposit never makes a second order (quality bar, "Faults"). */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { fewOf } from '#tests/support/extent.ts';
import { countReqNos, watchBodies } from '#tests/support/pages/calls.ts';
import { CHECK, CREATE, DepositPage, ordersOf } from '#tests/support/pages/deposit-page.ts';
import { holdCalls, loseAnswers } from '#tests/support/pages/held-calls.ts';
import { refuseOnce } from '#tests/support/pages/operator-steps.ts';
import { storedOrders } from '#tests/support/pages/stored.ts';
import { test } from '#tests/support/pages/test.ts';

const HOUR_MS = 3_600_000;

/** @param hours how far the phone's clock has jumped meanwhile */
async function reopen(context: BrowserContext, hours = 0): Promise<DepositPage> {
  const deposit = new DepositPage(await context.newPage());
  if (hours !== 0) await deposit.page.clock.install({ time: Date.now() + hours * HOUR_MS });
  await deposit.page.goto('/deposit');
  return deposit;
}

/** Enters an amount and presses the button. */
async function press(deposit: DepositPage): Promise<void> {
  await deposit.open();
  await deposit.amount.fill('500');
  await deposit.submit.click();
}

/** Creates an order and waits for its payment page. */
async function pressAndSee(deposit: DepositPage): Promise<void> {
  await press(deposit);
  await expect(deposit.payButton).toBeVisible();
}

/** Where the tab dies. */
interface Point {
  readonly name: string;
  /** State of the order afterwards; `maybe`: the kill decides whether the request was sent. */
  readonly ends: 'none' | 'maybe' | 'waiting' | 'paid' | 'failed';
  readonly die: (page: Page, deposit: DepositPage) => Promise<void>;
}

const IN_FLIGHT: Point = {
  name: 'while its answer is on the way',
  ends: 'waiting',
  die: async (page, deposit) => {
    const held = await holdCalls(page, CREATE, { isMade: true });
    await press(deposit);
    await held.isHeld();
  },
};

const POINTS: readonly Point[] = [
  {
    name: 'with the amount typed',
    ends: 'none',
    die: async (_page, deposit) => {
      await deposit.open();
      await deposit.amount.fill('500');
    },
  },
  {
    name: 'at the press',
    ends: 'maybe',
    die: async (_page, deposit) => {
      await deposit.open();
      await deposit.amount.fill('500');
      await deposit.submit.evaluate((button: HTMLButtonElement) => button.click());
    },
  },
  {
    name: 'before the order is sent',
    ends: 'waiting',
    die: async (page, deposit) => {
      const held = await holdCalls(page, CREATE, { isMade: false });
      await press(deposit);
      await held.isHeld();
    },
  },
  IN_FLIGHT,
  {
    name: 'right after its answer',
    ends: 'waiting',
    die: async (page, deposit) => {
      const answered = page.waitForResponse(`**${CREATE}`);
      await press(deposit);
      await answered;
    },
  },
  {
    name: 'after its answer was lost',
    ends: 'waiting',
    die: async (page, deposit) => {
      await loseAnswers(page, CREATE);
      await press(deposit);
      await expect(deposit.part('unknown')).toBeVisible();
    },
  },
  {
    name: 'while it is asked for again',
    ends: 'waiting',
    die: async (page, deposit) => {
      const held = await holdCalls(page, CREATE, { from: 2, isMade: true });
      await press(deposit);
      await held.isHeld();
    },
  },
  {
    name: 'after two lost answers',
    ends: 'waiting',
    die: async (page, deposit) => {
      const areLost = await loseAnswers(page, CREATE);
      await press(deposit);
      await areLost(2);
    },
  },
  {
    name: 'after a refusal',
    ends: 'none',
    die: async (_page, deposit) => {
      await press(deposit);
      await expect(deposit.screen.locator('form').getByRole('alert')).toContainText('1233');
    },
  },
  {
    name: 'with the sheet open',
    ends: 'waiting',
    die: async (_page, deposit) => pressAndSee(deposit),
  },
  {
    name: 'with the sheet closed again',
    ends: 'waiting',
    die: async (_page, deposit) => {
      await pressAndSee(deposit);
      await deposit.sheet.getByRole('button').first().click();
      await expect(deposit.part('waiting')).toBeVisible();
      await expect(deposit.sheet).toHaveCount(0);
    },
  },
  {
    name: 'with the cashier left for later',
    ends: 'waiting',
    die: async (_page, deposit) => {
      await pressAndSee(deposit);
      await deposit.frame.locator('button.quiet').click();
      await expect(deposit.sheet).toHaveCount(0);
    },
  },
  {
    name: 'while the payment is decided',
    ends: 'paid',
    die: async (page, deposit) => {
      await pressAndSee(deposit);
      const decided = page.waitForResponse('**/cashier/api/decide');
      await deposit.payButton.click();
      await decided;
    },
  },
  {
    name: 'paid, before its status is known',
    ends: 'paid',
    die: async (page, deposit) => {
      await page.route(`**${CHECK}`, () => undefined);
      await pressAndSee(deposit);
      await deposit.payButton.click();
      await expect(deposit.frame.locator('.ending.paid')).toBeVisible();
    },
  },
  {
    name: 'with the good news on the screen',
    ends: 'paid',
    die: async (_page, deposit) => {
      await pressAndSee(deposit);
      await deposit.payButton.click();
      await expect(deposit.part('paid')).toBeVisible();
    },
  },
  {
    name: 'declined',
    ends: 'failed',
    die: async (_page, deposit) => {
      await pressAndSee(deposit);
      await deposit.declineButton.click();
      await expect(deposit.part('failed')).toBeVisible();
    },
  },
];

const STATUS = { waiting: 0, paid: 1, failed: 2 } as const;

for (const { name, ends, die } of fewOf(POINTS)) {
  test(`a tab killed ${name} leaves at most one order`, async ({
    page,
    context,
    player,
    ownPlatform,
    consoleErrors,
  }) => {
    consoleErrors.expect(/net::ERR_/);
    if (name === 'after a refusal') {
      await refuseOnce(ownPlatform, CREATE, 1233);
    }
    await die(page, new DepositPage(page));
    await page.close();

    const again = await reopen(context);
    // No request is left to repeat: from here on the screen shows the final state.
    await expect(again.submit.or(again.part('waiting')).first()).toBeVisible();
    await expect.poll(() => storedOrders(again.page)).toEqual([]);
    const orders = await ordersOf(ownPlatform, player);
    const isMade = ends === 'maybe' ? orders.length > 0 : ends !== 'none';
    expect(orders).toHaveLength(isMade ? 1 : 0);
    const state = ends === 'maybe' ? 'waiting' : ends;
    if (isMade && state !== 'none') expect(orders[0]?.status).toBe(STATUS[state]);

    const order = again.part('waiting').or(again.screen.locator('[data-order]'));
    if (isMade && state === 'waiting') await expect(order.first()).toContainText('₱500.00');
    else await expect(order).toHaveCount(0);
    if (state !== 'waiting') {
      await expect(again.balance).toHaveText(state === 'paid' ? '₱1,744.56' : '₱1,234.56');
    }
    // Nothing opens by itself, least of all another site's page.
    await expect(again.sheet).toHaveCount(0);
  });
}

for (const hours of [25, -25]) {
  test(`an order survives a clock jump of ${hours} h`, async ({
    page,
    context,
    player,
    ownPlatform,
    consoleErrors,
  }) => {
    consoleErrors.expect(/net::ERR_/);
    await IN_FLIGHT.die(page, new DepositPage(page));
    await page.close();
    const again = await reopen(context, hours);
    await expect(again.part('waiting')).toContainText('₱500.00');
    // It can be paid until the server's deadline, whatever the phone's clock shows.
    await expect(again.part('waiting').getByRole('timer')).toHaveText(/\b1[0-5]:\d\d\b/);
    expect(await ordersOf(ownPlatform, player)).toHaveLength(1);
  });
}

test('a lost answer is requested again under the same number', async ({
  page,
  player,
  ownPlatform,
  consoleErrors,
  deposit,
}) => {
  consoleErrors.expect(/net::ERR_/);
  await deposit.open();
  const sent = watchBodies(page, 'createDeposit');
  let lost = 0;
  await page.route(`**${CREATE}`, async (route) => {
    if (lost === 2) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await deposit.amount.fill('500');
  await deposit.submit.click();
  const unknown = deposit.part('unknown');
  await expect(unknown).toContainText(deposit.t.unknown.title);
  await expect(unknown).toContainText('₱500.00');
  // The app checks by itself; a press only makes it check sooner.
  await expect(deposit.payButton).toBeVisible();
  expect(sent).toHaveLength(3);
  expect(countReqNos(sent)).toBe(1);
  expect(await ordersOf(ownPlatform, player)).toHaveLength(1);
});

test('two quick taps create one order, and a reload meanwhile creates no other', async ({
  page,
  player,
  ownPlatform,
  deposit,
}) => {
  await deposit.open();
  await deposit.amount.fill('500');
  await deposit.submit.dblclick();
  await expect(deposit.payButton).toBeVisible();
  expect(await ordersOf(ownPlatform, player)).toHaveLength(1);
  await page.goto('/deposit');
  await deposit.isReady();
  await deposit.amount.fill('600');
  const sent = page.waitForRequest(`**${CREATE}`);
  await deposit.submit.click();
  await sent;
  await page.reload();
  await expect.poll(async () => (await ordersOf(ownPlatform, player)).length).toBe(2);
  await expect(deposit.part('unknown')).toHaveCount(0);
  expect(await ordersOf(ownPlatform, player)).toHaveLength(2);
});
