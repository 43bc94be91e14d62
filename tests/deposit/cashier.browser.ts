import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { fromCoins } from '#shared/money/money.ts';
import { cashierTexts } from '#server/demo/cashier/pages/cashier-texts.ts';
import { requestToken } from '#tests/support/sign-in.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { expectAccessible, expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';

const { en: t, th } = cashierTexts;

/** Creates an order with a fresh player, as the app does. */
async function order(platform: PlatformProcess, more: object = {}) {
  const token = await requestToken(platform.url, await makePlayer(platform));
  const call = async (name: EndpointName, body: object) => {
    const response = await fetch(platform.url + endpoints[name].path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const request = { reqNo: randomUUID(), version: 3, amount: fromCoins(500), channelId: 4 };
  const made = await call('createDeposit', { ...request, ...more });
  expect(made).toMatchObject({ errcode: 0 });
  const orderNo = String(made['orderNo']);
  return {
    orderNo,
    payUrl: String(made['payUrl']),
    check: () => call('checkDeposit', { orderNo }),
  };
}

/** Shows a page in a frame like the app does, and collects its messages. */
async function frame(page: Page, address: string): Promise<() => Promise<unknown[]>> {
  await page.goto('/about');
  await page.evaluate((src) => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    addEventListener('message', ({ data }) => heard.push(data));
    const made = document.createElement('iframe');
    made.title = 'cashier';
    made.src = src;
    made.style.cssText = 'position:fixed;inset:0;inline-size:100%;block-size:100%;z-index:9999';
    document.body.append(made);
  }, address);
  return () => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
}

test('as a page: shows the bill in both languages, accepts the payment, returns to the app', async ({
  page,
  ownPlatform,
}) => {
  const returnUrl = `${ownPlatform.url}/about?from=cashier`;
  const { orderNo, payUrl, check } = await order(ownPlatform, { returnUrl });
  await page.goto(payUrl);
  await expect(page.getByText('₱505.00', { exact: true })).toBeVisible();
  await expect(page.getByText('₱5.00', { exact: true })).toBeVisible();
  await expect(page.getByText(orderNo)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expectUsableInBothThemes(page, 'cashier');
  await page.getByRole('button', { name: t.otherLanguage }).click();
  await expect(page.getByRole('button', { name: th.decline })).toBeVisible();
  await page.getByRole('button', { name: th.otherLanguage }).click();

  await page.getByRole('button', { name: t.pay('₱505.00') }).click();
  await expect(page.getByRole('heading', { name: t.paid })).toBeVisible();
  expect(await check()).toMatchObject({ status: 1, coin: fromCoins(500) });
  await expectAccessible(page, 'paid');
  await page.waitForURL(`${returnUrl}&orderNo=${orderNo}`);
  // Going back in the history shows the order's current state.
  await page.goto(payUrl);
  await expect(page.getByRole('heading', { name: t.paid })).toBeVisible();
});

test('in the app’s frame: reports to the app what happened, and nothing else', async ({
  page,
  ownPlatform,
}) => {
  const declined = await order(ownPlatform);
  const heard = await frame(page, `${declined.payUrl}&theme=light&lang=th`);
  const cashier = page.frameLocator('iframe[title=cashier]');
  await cashier.getByRole('button', { name: th.later }).click();
  await expect(cashier.getByRole('heading', { name: th.waits })).toBeVisible();
  expect(await declined.check()).toMatchObject({ status: 0 });
  const { orderNo } = declined;
  await expect.poll(heard).toEqual([{ type: 'close', orderNo }]);

  await frame(page, declined.payUrl);
  await cashier.getByRole('button', { name: t.decline }).click();
  await expect(cashier.getByRole('heading', { name: t.declined })).toBeVisible();
  await cashier.getByRole('button', { name: t.done }).click();
  await expect.poll(heard).toEqual([
    { type: 'declined', orderNo },
    { type: 'close', orderNo },
  ]);
  expect(await declined.check()).toMatchObject({ status: 2 });
});

test('a cashier that refuses frames opens as a page', async ({
  page,
  ownPlatform,
  consoleErrors,
}) => {
  consoleErrors.expect(/frame-ancestors|X-Frame-Options/i);
  const { payUrl } = await order(ownPlatform, { channelId: 7 });
  await frame(page, payUrl);
  const cashier = page.frameLocator('iframe[title=cashier]');
  await expect(cashier.locator('body')).toBeAttached();
  await expect(cashier.locator('#cashier')).toHaveCount(0);

  await page.goto(payUrl);
  await expect(page.getByRole('button', { name: t.decline })).toBeVisible();
  consoleErrors.expect(/404/);
  await page.goto(payUrl.replace(/k=.*/, 'k=guessed'));
  await expect(page.getByRole('alert')).toContainText(t.missing);
});
