/** A new release reaches the player at a safe moment, with one reload (docs/decisions/0014). */
import { expect, type Page } from '@playwright/test';
import { WITH_WORKER } from '#tests/support/browser.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { HomePage } from './pages/home-page.ts';
import {
  comeBack,
  entryOn,
  goTo,
  hasLoaded,
  isControlled,
  isUpdateWaiting,
  lookForUpdate,
  runs,
  test,
} from './pages/release-test.ts';

test.use(WITH_WORKER);

/** Opens the lobby of the old release, under its worker. */
async function openOld(page: Page, home: HomePage): Promise<void> {
  await home.open();
  await isControlled(page);
  // A worker that still fetches the first icons would keep the next one waiting.
  await page.waitForLoadState('networkidle');
}

const barOf = (home: HomePage) =>
  home.page.getByRole('status').filter({ hasText: home.t.common.update.title });

test('a first visit is taken over without a reload', async ({ page, home, loads, releases }) => {
  await home.open();
  await isControlled(page);
  await home.chooseCategory(1);
  expect(loads()).toBe(1);
  expect(await entryOn(page)).toBe(releases.old.entry);
});

test('accepted, a new release comes with one reload', async ({
  page,
  home,
  front,
  loads,
  releases,
}) => {
  await openOld(page, home);
  front.release(releases.next.server);
  await lookForUpdate(page);
  await expect(barOf(home)).toBeVisible();
  expect(await entryOn(page)).toBe(releases.old.entry);
  await page.getByRole('button', { name: home.t.common.update.action }).click();
  await hasLoaded(loads, 2);
  await home.isReady();
  expect(await entryOn(page)).toBe(releases.next.entry);
  await expect(barOf(home)).toHaveCount(0);
  // Neither a navigation nor a return finds anything left to do.
  await goTo(page, '/about');
  await expect(page.locator('[data-release="next"]')).toBeVisible();
  await comeBack(page);
  await page.goBack();
  await home.isReady();
  expect(loads()).toBe(2);
});

test('an old worker that does not come to its end is left behind', async ({
  page,
  context,
  home,
  front,
  loads,
  releases,
}) => {
  await openOld(page, home);
  front.release(releases.next.server);
  await lookForUpdate(page);
  await expect(barOf(home)).toBeVisible();
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
  await page.getByRole('button', { name: home.t.common.update.action }).click();
  await hasLoaded(loads, 2);
  await home.isReady();
  expect(await entryOn(page)).toBe(releases.next.entry);
  await isControlled(page);
  expect(loads()).toBe(2);
});

test('put off, it waits for the next return to the app', async ({
  page,
  home,
  front,
  loads,
  releases,
}) => {
  await openOld(page, home);
  front.release(releases.next.server);
  await lookForUpdate(page);
  await page.getByRole('button', { name: home.t.common.update.later }).click();
  await expect(barOf(home)).toHaveCount(0);
  await goTo(page, '/about');
  await expect(page.locator('[data-screen="about"]')).toBeVisible();
  await page.goBack();
  await home.isReady();
  // Whoever comes back was away: what the screen asked for has been answered.
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
  await comeBack(page);
  await hasLoaded(loads, 2);
  await home.isReady();
  expect(await entryOn(page)).toBe(releases.next.entry);
});

test('by itself it comes with the next change of the screen, not before', async ({
  page,
  home,
  front,
  loads,
  releases,
}) => {
  await openOld(page, home);
  front.release(releases.next.server);
  await lookForUpdate(page);
  await expect(barOf(home)).toBeVisible();
  // A tab of the lobby is no other screen, and an open overlay no quiet moment.
  await home.chooseCategory(1);
  const menu = await home.openMenu();
  await comeBack(page);
  await expect(menu).toBeVisible();
  expect(loads()).toBe(1);
  await menu.locator('a[href="/login"]').click();
  await expect(menu).toHaveCount(0);
  await hasLoaded(loads, 2);
  await expect(page.locator('[data-screen="login"]')).toBeVisible();
  expect(await entryOn(page)).toBe(releases.next.entry);
});

test('never under a form that holds something, and soon after it was left', async ({
  page,
  home,
  login,
  front,
  loads,
  releases,
}) => {
  await openOld(page, home);
  await goTo(page, '/login');
  await login.account.fill('somebody');
  front.release(releases.next.server);
  await lookForUpdate(page);
  await expect(barOf(home)).toBeVisible();
  await comeBack(page);
  await expect(barOf(home)).toBeVisible();
  await expect(login.account).toHaveValue('somebody');
  expect(loads()).toBe(1);
  await login.account.fill('');
  await comeBack(page);
  await hasLoaded(loads, 2);
  await expect(login.screen).toBeVisible();
  expect(await entryOn(page)).toBe(releases.next.entry);
});

test('a game is neither covered nor cut off', async ({
  page,
  home,
  front,
  loads,
  releases,
  consoleErrors,
}) => {
  // The two releases are two platforms here: the later one does not know the game that is open.
  consoleErrors.expect(/\/game\/api\//);
  await signIn(page, { ...releases.old.server, url: front.url });
  await openOld(page, home);
  await goTo(page, '/start?gameId=1001&brandId=1&typeId=1');
  await expect(page.locator('[data-phase="playing"]')).toBeVisible();
  front.release(releases.next.server);
  await lookForUpdate(page);
  await isUpdateWaiting(page);
  await comeBack(page);
  await expect(barOf(home)).toHaveCount(0);
  expect(loads()).toBe(1);
  await page.goBack();
  await hasLoaded(loads, 2);
  await home.isReady();
  expect(await entryOn(page)).toBe(releases.next.entry);
});

test('the other tab follows at its own safe moment', async ({
  page,
  context,
  home,
  front,
  loads,
  releases,
}) => {
  await openOld(page, home);
  const other = await context.newPage();
  const otherHome = new HomePage(other, home.t);
  let otherLoads = 0;
  other.on('domcontentloaded', () => (otherLoads += 1));
  await otherHome.open();
  await isControlled(other);
  await goTo(other, '/login');
  const account = other.locator('[data-screen="login"]').getByLabel(home.t.login.account);
  await account.first().fill('somebody');

  front.release(releases.next.server);
  await lookForUpdate(page);
  await expect(barOf(otherHome)).toBeVisible();
  await page.getByRole('button', { name: home.t.common.update.action }).click();
  await hasLoaded(loads, 2);
  await home.isReady();
  expect(await entryOn(page)).toBe(releases.next.entry);

  await comeBack(other);
  await expect(account.first()).toHaveValue('somebody');
  expect([otherLoads, await entryOn(other)]).toEqual([1, releases.old.entry]);
  await account.first().fill('');
  await other.goBack();
  await expect.poll(() => otherLoads).toBe(2);
  await otherHome.isReady();
  expect(await entryOn(other)).toBe(releases.next.entry);
  expect(loads()).toBe(2);
});

test('after a broken release the old app goes on, and the mended one comes', async ({
  page,
  home,
  front,
  consoleErrors,
  releases,
}) => {
  consoleErrors.expect(
    /Failed to load resource|ServiceWorker|service worker|SyntaxError|bad-precaching/i,
  );
  await openOld(page, home);
  front.release(releases.next.server);
  const broken = [
    { path: /^\/sw\.js/, answer: { status: 404 } },
    { path: /^\/sw\.js/, answer: { status: 200, type: 'text/javascript', body: 'const = ;' } },
    { path: /^\/sw\.js/, answer: { status: 200, type: 'text/html', body: '<h1>Hello</h1>' } },
    { path: /^\/assets\/[a-z]/, answer: { status: 404 } },
  ];
  for (const { path, answer } of broken) {
    front.answer(path, answer);
    await lookForUpdate(page).catch(() => undefined);
    // A version that cannot be installed is given up, not kept waiting.
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null),
      )
      .toBe(true);
    await page.reload();
    await home.isReady();
    expect(await entryOn(page)).toBe(releases.old.entry);
    await expect(barOf(home)).toHaveCount(0);
    front.mend();
  }
  await lookForUpdate(page);
  await page.getByRole('button', { name: home.t.common.update.action }).click();
  await runs(page, releases.next);
});
