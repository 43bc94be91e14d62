/** A new release reaches the player at a safe moment, with one reload (docs/decisions/0013). */
import { expect } from '@playwright/test';
import { WITH_WORKER } from '#tests/support/browser.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { HomePage } from '#tests/support/pages/home-page.ts';
import {
  comeBack,
  entryOn,
  goTo,
  isControlled,
  isUpdateWaiting,
  lookForUpdate,
  runs,
  test,
  updateBarOf,
} from '#tests/support/pages/release-test.ts';

test.use(WITH_WORKER);

test('the first worker takes control without a reload', async ({ page, home, loads, releases }) => {
  await home.open();
  await isControlled(page);
  await home.chooseCategory(1);
  expect(loads()).toBe(1);
  expect(await entryOn(page)).toBe(releases.old.entry);
});

test('an accepted release is applied with one reload', async ({ page, home, deployment }) => {
  await deployment.openIdleLobby();
  await deployment.deployAndNotify();
  expect(await entryOn(page)).toBe(deployment.old.entry);
  await deployment.accept();
  await deployment.isUpdated(2);
  await expect(deployment.bar).toHaveCount(0);
  // Neither a navigation nor a return triggers another reload.
  await goTo(page, '/about');
  await expect(page.locator('[data-release="next"]')).toBeVisible();
  await comeBack(page);
  await page.goBack();
  await home.isReady();
  expect(deployment.loads()).toBe(2);
});

test('a waiting worker takes over from an old one that never ends', async ({
  page,
  context,
  deployment,
}) => {
  await deployment.openIdleLobby();
  await deployment.deployAndNotify();
  const [old] = context.serviceWorkers();
  await old?.evaluate(() => {
    self.addEventListener('message', (event) => {
      const { data, waitUntil } = event as typeof event & {
        waitUntil: (p: Promise<never>) => void;
      };
      if (data === 'stay') waitUntil.call(event, new Promise(() => undefined));
    });
  });
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('stay'));
  await deployment.accept();
  await deployment.isUpdated(2);
  await isControlled(page);
  expect(deployment.loads()).toBe(2);
});

test('a postponed release waits for the next return to the app', async ({
  page,
  home,
  deployment,
}) => {
  await deployment.openIdleLobby();
  await deployment.deployAndFind();
  await page.getByRole('button', { name: home.t.common.update.later }).click();
  await expect(deployment.bar).toHaveCount(0);
  await goTo(page, '/about');
  await expect(page.locator('[data-screen="about"]')).toBeVisible();
  await page.goBack();
  await home.isReady();
  // A returning player was away for a while: the screen's calls have been answered by then.
  await page.waitForLoadState('networkidle');
  expect(deployment.loads()).toBe(1);
  await comeBack(page);
  await deployment.isUpdated(2);
});

test('a release is applied by itself on the next navigation, not before', async ({
  page,
  home,
  deployment,
}) => {
  await deployment.openIdleLobby();
  await deployment.deployAndNotify();
  // A tab of the lobby is not another screen, and an open overlay not an idle moment.
  await home.chooseCategory(1);
  const menu = await home.openMenu();
  await comeBack(page);
  await expect(menu).toBeVisible();
  expect(deployment.loads()).toBe(1);
  await menu.locator('a[href="/login"]').click();
  await expect(menu).toHaveCount(0);
  await deployment.isUpdated(2, page.locator('[data-screen="login"]'));
});

test('a release never replaces a filled form, and is applied soon after it was left', async ({
  page,
  login,
  deployment,
}) => {
  await deployment.openIdleLobby();
  await goTo(page, '/login');
  await login.account.fill('somebody');
  await deployment.deployAndNotify();
  await comeBack(page);
  await expect(deployment.bar).toBeVisible();
  await expect(login.account).toHaveValue('somebody');
  expect(deployment.loads()).toBe(1);
  await login.account.fill('');
  await comeBack(page);
  await deployment.isUpdated(2, login.screen);
});

test('a game is neither covered nor cut off', async ({ page, deployment, consoleErrors }) => {
  // The two releases have separate servers here: the later one does not know the open game.
  consoleErrors.expect(/\/game\/api\//);
  await signIn(page, { ...deployment.old.server, url: deployment.front.url });
  await deployment.openIdleLobby();
  await goTo(page, '/start?gameId=1001&brandId=1&typeId=1');
  await expect(page.locator('[data-phase="playing"]')).toBeVisible();
  await deployment.deployAndFind();
  await isUpdateWaiting(page);
  await comeBack(page);
  await expect(deployment.bar).toHaveCount(0);
  expect(deployment.loads()).toBe(1);
  await page.goBack();
  await deployment.isUpdated(2);
});

test('the other tab follows when it can be interrupted', async ({ context, home, deployment }) => {
  await deployment.openIdleLobby();
  const other = await context.newPage();
  const otherHome = new HomePage(other, home.t);
  let otherLoads = 0;
  other.on('domcontentloaded', () => (otherLoads += 1));
  await otherHome.open();
  await isControlled(other);
  await goTo(other, '/login');
  const account = other.locator('[data-screen="login"]').getByLabel(home.t.login.account);
  await account.first().fill('somebody');

  await deployment.deployAndFind();
  await expect(updateBarOf(otherHome)).toBeVisible();
  await deployment.accept();
  await deployment.isUpdated(2);

  await comeBack(other);
  await expect(account.first()).toHaveValue('somebody');
  expect([otherLoads, await entryOn(other)]).toEqual([1, deployment.old.entry]);
  await account.first().fill('');
  await other.goBack();
  await expect.poll(() => otherLoads).toBe(2);
  await otherHome.isReady();
  expect(await entryOn(other)).toBe(deployment.next.entry);
  expect(deployment.loads()).toBe(2);
});

test('the old app survives a broken release, and the repaired one is applied', async ({
  page,
  home,
  deployment,
  consoleErrors,
}) => {
  consoleErrors.expect(
    /Failed to load resource|ServiceWorker|service worker|SyntaxError|bad-precaching/i,
  );
  await deployment.openIdleLobby();
  deployment.deploy();
  const broken = [
    { path: /^\/sw\.js/, answer: { status: 404 } },
    { path: /^\/sw\.js/, answer: { status: 200, type: 'text/javascript', body: 'const = ;' } },
    { path: /^\/sw\.js/, answer: { status: 200, type: 'text/html', body: '<h1>Hello</h1>' } },
    { path: /^\/assets\/[a-z]/, answer: { status: 404 } },
  ];
  for (const { path, answer } of broken) {
    deployment.front.answer(path, answer);
    await lookForUpdate(page).catch(() => undefined);
    // A version that cannot be installed is given up, not left waiting.
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null),
      )
      .toBe(true);
    await home.reload();
    expect(await entryOn(page)).toBe(deployment.old.entry);
    await expect(deployment.bar).toHaveCount(0);
    deployment.front.restore();
  }
  await lookForUpdate(page);
  await deployment.accept();
  await runs(page, deployment.next);
});
