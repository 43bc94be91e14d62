/** The worker's kill switch, and browsers without a worker (docs/decisions/0013). */
import { expect, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { WITH_WORKER, offline } from '#tests/support/browser.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { goTo, isControlled, test } from '#tests/support/pages/release-test.ts';
import { isLobbyStored } from '#tests/support/pages/stored.ts';

test.use(WITH_WORKER);

const CONTROL = /^\/worker-control\.json/;
const FAILED =
  /Failed to load resource|net::ERR_|An unknown error occurred when fetching the script/;

/** The app's workers and caches in the browser. */
const traces = (page: Page): Promise<{ workers: number; caches: string[] }> =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

test('the operator disables the worker, and enables it again', async ({
  page,
  home,
  loads,
  releases,
}) => {
  const client = releases.old.server;
  await home.open();
  await isControlled(page);
  await home.reload();
  expect((await traces(page)).caches.length).toBeGreaterThan(0);
  await page.evaluate(() => caches.open('of-somebody-else'));
  await client.operator('worker/disable', {});
  try {
    await home.reload();
    await expect.poll(() => traces(page)).toEqual({ workers: 0, caches: ['of-somebody-else'] });
    // The old worker serves this page until it closes, and caches nothing more that it fetches for it.
    await goTo(page, '/about');
    await expect(page.locator('[data-screen="about"]')).toBeVisible();
    await page.goBack();
    await home.chooseCategory(2);
    await page.waitForLoadState('networkidle');
    expect(await traces(page)).toEqual({ workers: 0, caches: ['of-somebody-else'] });
    await home.reload();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => traces(page)).toEqual({ workers: 0, caches: ['of-somebody-else'] });
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  } finally {
    await client.operator('worker/enable', {});
  }
  await home.reload();
  await isControlled(page);
  expect(loads()).toBe(5);
});

test('a removed control file disables the worker; an unreadable one changes nothing', async ({
  page,
  home,
  front,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED);
  const start = async () => {
    front.takeRequests();
    await home.reload();
    await expect.poll(() => front.takeRequests().some((path) => CONTROL.test(path))).toBe(true);
  };
  // The control file was never there, so its absence means nothing.
  front.answer(CONTROL, { status: 404 });
  await home.open();
  await isControlled(page);
  front.restore();
  await start();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('parola.worker-control-seen')))
    .toBe('1');
  const harmless = [
    'hang-up',
    { status: 503 },
    { status: 200, type: 'text/html', body: '<h1>Log in to the hotel</h1>' },
    { status: 200, type: 'application/json', body: '{"disable": false}' },
  ] as const;
  for (const answer of harmless) {
    front.answer(CONTROL, answer);
    await start();
    await page.waitForLoadState('networkidle');
    expect((await traces(page)).workers).toBe(1);
    front.restore();
  }
  front.answer(CONTROL, { status: 410 });
  await start();
  await expect.poll(async () => (await traces(page)).workers).toBe(0);
  front.restore();
  await start();
  await isControlled(page);
});

test('a worker that cannot be fetched or stored is not installed in part', async ({
  page,
  home,
  front,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED);
  consoleErrors.expect(/Quota|quota|ServiceWorker|service worker/);
  front.answer(/^\/sw\.js/, 'hang-up');
  await home.open();
  await expect
    .poll(() => front.takeRequests().some((path) => path.startsWith('/sw.js')))
    .toBe(true);
  await expect.poll(async () => (await traces(page)).workers).toBe(0);
  await home.chooseCategory(1);
  front.restore();

  const devtools = await page.context().newCDPSession(page);
  const origin = new URL(front.url).origin;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 20_000 });
  await home.reload();
  await expect
    .poll(() => front.takeRequests().some((path) => path.startsWith('/sw.js')))
    .toBe(true);
  await expect.poll(async () => (await traces(page)).workers).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect.poll(async () => (await traces(page)).workers).toBe(0);
  await home.chooseCategory(1);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await home.reload();
  await isControlled(page);
});

test('one visit is enough for any route to open offline', async ({
  page,
  home,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED);
  consoleErrors.expect(/ChunkError|dynamically imported/);
  await home.open();
  await isControlled(page);
  await isLobbyStored(page);
  await offline(context, async () => {
    for (const path of [
      '/',
      '/lobby/home?source=pwa',
      '/about',
      '/activity/index',
      '/deposit',
      '/no/such/place',
    ]) {
      await page.goto(path);
      await expect(page.locator('main[data-screen]').first(), path).toBeVisible();
    }
    await page.goto('/lobby/home');
    await home.isReady();
  });
});

test('the app keeps working when site data is cleared under the open page', async ({
  page,
  home,
  loads,
  consoleErrors,
  front,
}) => {
  consoleErrors.expect(FAILED);
  await home.open();
  await isControlled(page);
  const devtools = await page.context().newCDPSession(page);
  const origin = new URL(front.url).origin;
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await home.chooseCategory(1);
  await goTo(page, '/about');
  await expect(page.locator('[data-screen="about"]')).toBeVisible();
  expect(loads()).toBe(1);
  await page.goto('/lobby/home');
  await home.isReady();
  await isControlled(page);
});

/** Runs in the browser; an insecure page, like the empty one, has no container. */
const WITHOUT: Record<string, () => void> = {
  'without workers': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  },
  'with workers that are refused': () => {
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker.register = () =>
      Promise.reject(new DOMException('denied', 'SecurityError'));
  },
  'with every storage blocked': () => {
    const deny = () => {
      throw new DOMException('Site data is blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
      Object.defineProperty(globalThis, name, { get: deny });
    }
    if (!('serviceWorker' in navigator)) return;
    const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    Object.assign(navigator.serviceWorker, { register: refuse, getRegistrations: refuse });
  },
};

test('the lobby runs without a worker or storage, without errors', async ({
  browser,
  contextOptions,
  consoleErrors,
  front,
  home,
}) => {
  expect(consoleErrors.unexpected()).toEqual([]);
  for (const [name, block] of Object.entries(WITHOUT)) {
    await test.step(name, async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: front.url });
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      context.on('weberror', (error) => errors.push(error.error().message));
      await context.addInitScript(block);
      const page = await context.newPage();
      let loads = 0;
      page.on('domcontentloaded', () => (loads += 1));
      await page.goto('/lobby/home');
      await expect(page.locator('[data-game-id]').first()).toBeVisible();
      await goTo(page, '/about');
      await expect(page.locator('[data-screen="about"]')).toBeVisible();
      await page.goBack();
      await expect(page.locator('[data-game-id]').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect([loads, errors]).toEqual([1, []]);
      await context.close();
    });
  }
  expect(home).toBeDefined();
});

test('unread mail badges the icon until the logout, and an installed app requests persistent storage', async ({
  page,
  home,
  login,
  releases,
}) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(globalThis, { platformCalls: calls });
    const note = (name: string) => () => {
      calls.push(name);
      return Promise.resolve(false);
    };
    Object.assign(navigator, { setAppBadge: note('badge'), clearAppBadge: note('no badge') });
    Object.assign(navigator.storage, { persisted: note('persisted'), persist: note('persist') });
  });
  // The reference platform has no mail yet: the test adds some to the answer.
  await page.context().route(`**${endpoints.lightRefresh.path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { red: object };
    await route.fulfill({ response, json: { ...body, red: { ...body.red, mail: 1 } } });
  });
  const calls = () =>
    page.evaluate(() => (globalThis as unknown as { platformCalls: string[] }).platformCalls);
  const player = await makePlayer(releases.old.server);
  await page.goto('/login?back=/lobby/home');
  await login.signIn(player);
  await home.isReady();
  await expect(home.balance).toBeVisible();
  await expect.poll(calls).toContain('badge');
  expect(await calls()).not.toContain('persist');
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect.poll(calls).toContain('persist');

  await home.logOut();
  await expect(home.balance).toHaveCount(0);
  await expect.poll(async () => (await calls()).at(-1)).toBe('no badge');
});
