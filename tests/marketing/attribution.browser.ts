/** Where a visitor came from, and what is reported about it: all bodies as they reached the server. */
import { expect, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import type { EventBatch, InstallEvent } from '#shared/marketing/event-outbox.ts';
import type { Attribution } from '#shared/marketing/stored-touchpoints.ts';
import { WITH_WORKER, offline } from '#tests/support/browser.ts';
import { startRecordingGateway, type RecordingGateway } from '#tests/support/recording-gateway.ts';
import {
  freshAccount,
  freshMobile,
  lastCode,
  showPlayer,
} from '#tests/support/pages/account-steps.ts';
import { test as accountTest } from '#tests/support/pages/account-test.ts';
import { HomePage } from '#tests/support/pages/home-page.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { readRecords } from '#tests/support/pages/stored.ts';

const EVENTS = endpoints.installEvents.path;
const DAY_MS = 86_400_000;
const PASSWORD = 'lantern2026';
const FAILED_REQUEST = /Failed to load resource|net::ERR_/;

interface SentEvent extends InstallEvent {
  readonly attribution?: Attribution;
}

/** The app behind a gateway that records all calls. */
const test = accountTest.extend<{ gateway: RecordingGateway }>({
  gateway: async ({ ownPlatform }, use) => {
    const gateway = await startRecordingGateway(ownPlatform.url);
    await use(gateway);
    await gateway.stop();
  },
  baseURL: async ({ gateway }, use) => use(gateway.url),
});
test.use(WITH_WORKER);

const batches = ({ calls }: RecordingGateway) =>
  calls
    .filter(({ path }) => path === EVENTS)
    .map(({ body, status }) => ({ ...(JSON.parse(body) as EventBatch), status }));

/** The events that the server accepted, in order of arrival. */
const sentEvents = (gateway: RecordingGateway): SentEvent[] =>
  batches(gateway).flatMap(({ events, status }) => (status === 200 ? events : []));

const names = (gateway: RecordingGateway): string[] => sentEvents(gateway).map(({ name }) => name);

/** Waits until the server has exactly these events and the app has none left to send. */
async function areTold(page: Page, gateway: RecordingGateway, wanted: string[]): Promise<void> {
  await expect.poll(() => names(gateway)).toEqual(wanted);
  await expect.poll(() => waiting(page)).toEqual([]);
}

/** Names of the events waiting to be sent. */
async function waiting(page: Page): Promise<string[]> {
  const stored = (await readRecords(page))['install.events'] as { value: EventBatch } | undefined;
  return stored?.value.events.map(({ name }) => name) ?? [];
}

const outUrls = ({ calls }: RecordingGateway, path: string) =>
  calls
    .filter((call) => call.path === path)
    .map(({ body }) => (JSON.parse(body) as { outUrl: string }).outUrl)
    .map((outUrl) => Object.fromEntries(new URLSearchParams(outUrl)));

const campaign = { outValue: 'MANGO7', pid: '77', utm_campaign: 'lanterns', gclid: 'click-1' };
const landing = (fields: Record<string, string> = campaign, path = '/') =>
  `${path}?${new URLSearchParams(fields).toString()}`;

test('a campaign survives a reload, eight days and later visits; each landing is reported once [api.login]', async ({
  page,
  home,
  register,
  login,
  gateway,
}) => {
  await page.goto(landing());
  await home.isReady();
  await areTold(page, gateway, ['landing']);
  expect(sentEvents(gateway)[0]).toMatchObject({
    seq: 1,
    attribution: {
      installReferrer: 'web',
      outValue: 'MANGO7',
      pid: '77',
      utm: { campaign: 'lanterns' },
      clickIds: { gclid: 'click-1' },
      landingPath: '/',
      referrerOrigin: '',
      uaClass: 'android-chrome',
    },
  });

  await home.reload();
  // A launch from the home screen replaces nothing, even with a campaign.
  await home.open('/lobby/home?source=pwa&outValue=OTHER&pid=1');
  // Under this clock no page knows that it was reloaded.
  await page.clock.install({ time: Date.now() + 8 * DAY_MS });
  await page.goto('/register');
  const account = freshAccount();
  await register.register({ account, password: PASSWORD });
  await home.isReady();
  await expect(home.balance).toBeVisible();
  // A later day is reported once, as a launch.
  await areTold(page, gateway, ['landing', 'landing', 'register']);
  const [, launched, registered] = sentEvents(gateway);
  expect(launched).toMatchObject({ seq: 2, source: 'pwa' });
  expect(registered).toMatchObject({
    seq: 3,
    source: 'pwa',
    attribution: { outValue: 'MANGO7', utm: { campaign: 'lanterns' } },
  });
  expect(registered?.listVersion).toMatch(/./);
  expect(new Set(batches(gateway).map(({ installId }) => installId)).size).toBe(1);

  // Log-out removes the player, not the attribution; the next login reports it again.
  await home.logOut();
  await expect(home.balance).toHaveCount(0);
  await home.header.getByRole('link', { name: home.t.home.header.login }).click();
  await login.signIn({ account, password: PASSWORD });
  await expect(home.balance).toBeVisible();
  await areTold(page, gateway, ['landing', 'landing', 'register', 'login']);
  for (const path of [endpoints.accountRegister.path, endpoints.accountLogin.path]) {
    const sent = outUrls(gateway, path);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ ...campaign, page_url: `${gateway.url}/` });
  }
});

test('events recorded without a network are sent once and in order when it is back', async ({
  page,
  context,
  home,
  gateway,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  await home.open();
  await areTold(page, gateway, ['landing']);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await offline(context, async () => {
    for (const name of ['first', 'second']) {
      await page.goto(landing({ utm_campaign: name }, '/lobby/home'));
      await home.isReady();
    }
    await expect.poll(() => waiting(page)).toEqual(['landing', 'landing']);
    expect(batches(gateway)).toHaveLength(1);
  });
  await areTold(page, gateway, ['landing', 'landing', 'landing']);
  expect(sentEvents(gateway).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(batches(gateway)).toHaveLength(2);
  expect(sentEvents(gateway)[1]?.attribution?.utm).toEqual({ campaign: 'second' });
});

test('a refused batch is dropped; a failed one is sent at the next launch', async ({
  page,
  home,
  gateway,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  gateway.answer(EVENTS, 400);
  await home.open();
  await expect.poll(() => batches(gateway).map(({ status }) => status)).toEqual([400]);
  await expect.poll(() => waiting(page)).toEqual([]);

  gateway.answer(EVENTS, 503);
  await page.goto(landing());
  await home.isReady();
  await expect.poll(() => batches(gateway).map(({ status }) => status)).toEqual([400, 503]);
  expect(await waiting(page)).toEqual(['landing']);

  gateway.handOn(EVENTS);
  await home.reload();
  await areTold(page, gateway, ['landing']);
  expect(sentEvents(gateway)[0]?.seq).toBe(2);
});

test('tabs that record at the same time never number two events alike, and send all', async ({
  context,
  home,
  gateway,
  t,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  // Nothing is reported until all tabs have recorded.
  gateway.answer(EVENTS, 0);
  await home.open();
  const others = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  await Promise.all(
    others.map(async (tab, index) => {
      await tab.goto(landing({ utm_campaign: `tab-${index}` }));
      await new HomePage(tab, t).isReady();
    }),
  );
  await expect.poll(async () => (await waiting(home.page)).length).toBe(4);
  gateway.handOn(EVENTS);
  await others[0]?.reload();
  // A closing tab may send the same events as another tab: the server counts each once.
  const numbers = () =>
    [...new Set(sentEvents(gateway).map(({ seq }) => seq))].toSorted((a, b) => a - b);
  await expect.poll(numbers).toEqual([1, 2, 3, 4]);
  await expect.poll(() => waiting(home.page)).toEqual([]);
  expect(new Set(names(gateway))).toEqual(new Set(['landing']));
});

test('without storage the events last as long as the page', async ({ page, home, gateway }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto(landing());
  await home.isReady();
  await expect.poll(() => names(gateway)).toEqual(['landing']);
  const [first] = batches(gateway);
  // A reload is no landing; without storage it is not the first launch of a day either.
  await home.reload();
  await page.goto(landing());
  await home.isReady();
  await expect.poll(() => names(gateway)).toEqual(['landing', 'landing']);
  expect(batches(gateway)[1]?.installId).not.toBe(first?.installId);
  expect(sentEvents(gateway).map(({ seq, attribution }) => [seq, attribution?.outValue])).toEqual([
    [1, 'MANGO7'],
    [1, 'MANGO7'],
  ]);
});

test.describe('without a worker', () => {
  // Chromium may drop a request that passes a worker if the page closes before it is sent; the event then
  // waits for the next start, as the last lines show.
  test.use({ serviceWorkers: 'block' });

  test('a page that is left sends pending events, which stay stored until then', async ({
    page,
    home,
    login,
    gateway,
    ownPlatform,
  }) => {
    await page.clock.install();
    await page.goto('/login');
    await expect(login.screen).toBeVisible();
    await areTold(page, gateway, ['landing']);
    await login.enter(await makePlayer(ownPlatform));
    // The delay in which events are batched never ends.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await login.submit.click();
    await expect.poll(() => waiting(page)).toEqual(['login']);
    await page.goto('about:blank');
    await expect.poll(() => names(gateway)).toEqual(['landing', 'login']);
    // The page was gone before the answer: the event is sent again with its number and counts once.
    await page.clock.resume();
    await home.open();
    await expect.poll(() => waiting(page)).toEqual([]);
    expect(new Set(sentEvents(gateway).map(({ seq }) => seq))).toEqual(new Set([1, 2]));
  });
});

test('no event contains player data', async ({
  page,
  home,
  register,
  bind,
  login,
  gateway,
  ownPlatform,
}) => {
  const account = freshAccount();
  const mobile = freshMobile();
  const email = `${account}@mail.example`;
  await page.goto(
    landing(
      { ...campaign, utm_content: email, aid: `0${mobile}`, token: 'secret-token', name: 'Maria' },
      '/register',
    ),
  );
  await register.register({ account, password: PASSWORD, email });
  await expect(home.balance).toBeVisible();
  await areTold(page, gateway, ['landing', 'register']);
  await page.goto('/bind');
  await bind.ask(mobile);
  await expect.poll(() => lastCode(ownPlatform, mobile)).not.toBe('');
  await bind.enterCode(await lastCode(ownPlatform, mobile));
  await expect.poll(async () => (await showPlayer(ownPlatform, account)).mobile).toContain(mobile);
  const token = await page.evaluate(() => localStorage.getItem('parola.token'));
  await home.open();
  await home.logOut();
  await expect(home.balance).toHaveCount(0);
  const next = await makePlayer(ownPlatform);
  await page.goto('/login');
  await login.signIn(next);
  await expect(home.balance).toBeVisible();
  await areTold(page, gateway, ['landing', 'register', 'login']);

  const bodies = gateway.calls.filter(({ path }) => path === EVENTS).map(({ body }) => body);
  const sent = bodies.join('\n').toLowerCase();
  const secrets = [account, next.account, PASSWORD, email, mobile, token ?? '', gateway.url];
  for (const secret of [...secrets, 'secret-token', 'maria', '://', '@', 'password']) {
    expect(sent, 'what every event says').not.toContain(secret.toLowerCase());
  }
  const kept = await page.evaluate(() => localStorage.getItem('parola.attribution'));
  expect(kept).toContain('MANGO7');
  expect(kept).not.toMatch(/@|secret|maria/i);
});
