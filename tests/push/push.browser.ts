import { expect, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { WITH_WORKER, offline } from '#tests/support/browser.ts';
import {
  expectScreensCached,
  FAILED_REQUEST,
  isControlled,
} from '#tests/support/pages/offline-steps.ts';
import { countRequests } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';

test.use(WITH_WORKER);

const SUBSCRIBE = endpoints.pushSubscribe.path;
const UNSUBSCRIBE = endpoints.pushUnsubscribe.path;

/** Chromium under test reaches no push service: only its subscription is a stand-in, and survives reloads. */
async function standInForPushService(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const KEY = 'test.push';
    const address = {
      endpoint: 'https://push.example/send/phone',
      keys: { p256dh: 'BA'.padEnd(87, 'A'), auth: 'MDEyMzQ1Njc4OWFiY2RlZg' },
    };
    const held = () => ({
      endpoint: address.endpoint,
      toJSON: () => address,
      unsubscribe: () => {
        localStorage.removeItem(KEY);
        return Promise.resolve(true);
      },
    });
    Object.assign(PushManager.prototype, {
      subscribe: (options: { applicationServerKey: string }) => {
        localStorage.setItem(KEY, options.applicationServerKey);
        return Promise.resolve(held());
      },
      getSubscription: () => Promise.resolve(localStorage.getItem(KEY) === null ? null : held()),
    });
  });
}
const subscribedKey = (page: Page) => page.evaluate(() => localStorage.getItem('test.push'));

test('notifications are requested only by a tap, survive a reload, and end with the logout', async ({
  page,
  context,
  home,
  player: _player,
  ownPlatform,
  consoleErrors,
  t,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  await context.grantPermissions(['notifications'], { origin: ownPlatform.url });
  await standInForPushService(page);
  const counts = await countRequests(ownPlatform);
  await home.open();
  await expect(home.balance).toBeVisible();
  await isControlled(page);
  await expectScreensCached(page, ['member-screen']);
  await page.goto('/lobby/member');
  const choice = page.getByRole('switch', { name: t.push.title });
  await expect(choice).not.toBeChecked();
  expect(await counts(SUBSCRIBE)).toEqual({});
  expect(await subscribedKey(page)).toBeNull();

  await choice.click();
  await expect(choice).toBeChecked();
  await expect(page.getByText(t.push.on)).toBeVisible();
  expect((await counts(SUBSCRIBE))[SUBSCRIBE]).toBe(1);
  expect(await subscribedKey(page)).toMatch(/^[\w-]{87}$/);

  // A new start sends the subscription again: the browser's address may have changed.
  await page.reload();
  await expect(choice).toBeChecked();
  await expect.poll(async () => (await counts(SUBSCRIBE))[SUBSCRIBE]).toBe(2);
  await choice.click();
  await expect(choice).not.toBeChecked();
  expect(await subscribedKey(page)).toBeNull();
  await expect.poll(async () => (await counts(UNSUBSCRIBE))[UNSUBSCRIBE]).toBe(1);
  await choice.click();
  await expect(choice).toBeChecked();

  await offline(context, async () => {
    await page.getByRole('button', { name: t.member.logout.row, exact: true }).click();
    await page.getByRole('button', { name: t.member.logout.confirm, exact: true }).click();
    await home.isReady();
    await expect.poll(() => subscribedKey(page)).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('parola.push'))).toBeNull();
  });
});

test('a browser with denied permission explains how to change it', async ({
  page,
  player: _player,
  t,
}) => {
  await page.context().addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto('/lobby/member');
  await expect(page.getByText(t.push.denied)).toBeVisible();
  await expect(page.getByRole('switch', { name: t.push.title })).toBeDisabled();
});

test('the worker shows a delivered message, and a newer one replaces it', async ({
  page,
  context,
  home,
  ownPlatform,
}) => {
  await context.grantPermissions(['notifications'], { origin: ownPlatform.url });
  await home.open();
  await isControlled(page);
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${ownPlatform.url}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  const deliver = (notification: object) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: ownPlatform.url,
      registrationId,
      data: JSON.stringify({ web_push: 8030, notification }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, lang, tag, data }) => ({
        title,
        body,
        lang,
        tag,
        data: data as unknown,
      }));
    });
  const mail = {
    title: 'New mail for you',
    body: 'Your lantern is lit',
    lang: 'en-PH',
    navigate: '/profile/email?source=push',
    tag: 'mail-7',
  };
  const { navigate: path, ...texts } = mail;
  await deliver(mail);
  await expect.poll(shown).toEqual([{ ...texts, data: { path } }]);
  await deliver({ ...mail, body: 'Again' });
  await expect.poll(shown).toEqual([{ ...texts, body: 'Again', data: { path } }]);
});
