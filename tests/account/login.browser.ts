import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { makePlayer, setFault } from '#tests/support/pages/operator-steps.ts';
import { everythingStored } from '#tests/support/pages/stored.ts';
import { test } from '#tests/support/pages/test.ts';

const LOGIN = endpoints.accountLogin.path;

test.beforeEach(async ({ page, login }) => {
  await page.goto('/login');
  await expect(login.screen).toBeVisible();
});

test('has its picture behind the promotion [routes.login] [login.footer]', async ({ login, t }) => {
  const art = login.screen.locator('svg[class*="art"]');
  await expect(art).toBeVisible();
  const [picture, words] = [
    await art.boundingBox(),
    await login.screen.getByText(t.login.promo).boundingBox(),
  ];
  expect(picture?.width).toBe(390);
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(picture?.height ?? 0);
});

test('goes back half a second after success, and not before [flow.login.back]', async ({
  page,
  login,
  ownPlatform,
  t,
}) => {
  const account = await makePlayer(ownPlatform);
  await page.clock.install();
  await page.goto('/login?back=%2Fservice');
  await expect(login.screen).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await login.signIn(account);
  await expect(login.screen.locator('output').getByText(t.common.success)).toBeVisible();
  await page.clock.runFor(499);
  await expect(page).toHaveURL(/\/login/);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page).toHaveURL('/service');
});

for (const fault of [{ kind: 'http', value: 502 }, { kind: 'reset' }, { kind: 'bad-json' }]) {
  test(`an attempt that fails by ${fault.kind} can be repeated`, async ({
    page,
    login,
    home,
    ownPlatform,
    consoleErrors,
  }) => {
    consoleErrors.expect(/Failed to load resource|net::ERR_/);
    const clear = await setFault(ownPlatform, { path: LOGIN, ...fault });
    await login.signIn(ownPlatform.demo);
    await expect(page.getByRole('alert')).toBeVisible();
    await clear();
    // A second press counts 300 ms or more after the first (spec §5, debounce).
    const failedAt = await page.evaluate(() => performance.now());
    await page.waitForFunction((since) => performance.now() - since > 300, failedAt);
    await login.submit.click();
    await home.isReady();
  });
}

test('the password is sent encrypted and stored nowhere [validation.password-encryption] [api.login]', async ({
  page,
  login,
  home,
  ownPlatform,
}) => {
  const { account, password } = ownPlatform.demo;
  const sending = page.waitForRequest(`**${LOGIN}`);
  await login.signIn({ account, password });
  const request = await sending;
  const body = request.postDataJSON() as Record<string, unknown>;
  expect(body['account']).toBe(account);
  // 1024 bits in base64 (spec §5).
  expect(String(body['password'])).toMatch(/^[\w+/]{171}=$/);
  expect(request.postData()).not.toContain(password);
  expect(request.url()).not.toContain(password);
  expect(body).toMatchObject({
    clientReferrer: 'ph',
    channel: 'WEB',
    phoneinfoJsonModel: { isBrowser: 1, channel: 'WEB', version: '1.0.1' },
  });
  await home.isReady();
  await expect(home.balance).toBeVisible();
  const stored = await everythingStored(page);
  expect(stored).toContain(account);
  expect(stored).not.toContain(password);
  expect(stored).not.toContain(String(body['password']));
});

test('the enter key signs in', async ({ login, home, ownPlatform }) => {
  await login.enter(ownPlatform.demo);
  await login.password.press('Enter');
  await home.isReady();
  await expect(home.balance).toBeVisible();
});
