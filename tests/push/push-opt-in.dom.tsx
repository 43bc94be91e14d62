import { localKeys } from '#config/storage-keys.ts';
import { PushOptIn } from '#features/push-opt-in/push-opt-in.tsx';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { localArea } from '#browser/storage/key-value.ts';
import { notePushRenewal } from '#state/push/opted-in-player.ts';
import { sentPushSettings } from '#state/push/push-settings.ts';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';

const messages = enPH.push;

const ADDRESS = {
  endpoint: 'https://push.example/1',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
};

afterEach(() => {
  vi.restoreAllMocks();
  notePushRenewal(true);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localArea.remove(localKeys.push);
  localArea.remove(localKeys.pushSettings);
});

/** Stubs a browser with notifications whose permission prompt gets this answer. */
function withPush(
  answer: NotificationPermission,
  before: NotificationPermission = 'default',
  heldKey?: string,
) {
  let permission = before;
  let key = heldKey;
  const unsubscribe = vi.fn(async () => {
    key = undefined;
    return true;
  });
  const subscription = () => ({
    endpoint: ADDRESS.endpoint,
    unsubscribe,
    toJSON: () => ADDRESS,
    options: {
      applicationServerKey: Uint8Array.from(atob(key ?? ''), (one) => one.charCodeAt(0)).buffer,
    },
  });
  const subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
    // As browsers do: one subscription, under one key.
    if (key !== undefined && key !== applicationServerKey) {
      throw new DOMException('another key', 'InvalidStateError');
    }
    key = applicationServerKey;
    return subscription();
  });
  const requestPermission = vi.fn(async () => (permission = answer));
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', {
    requestPermission,
    get permission() {
      return permission;
    },
  });
  const pushManager = {
    subscribe,
    getSubscription: async () => (key === undefined ? null : subscription()),
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => ({ pushManager }) },
    configurable: true,
  });
  return { requestPermission, subscribe, unsubscribe };
}

const KEY = btoa('the key of the platform').replaceAll('=', '');
const WITH_KEY: AppOptions = { config: { pushPublicKey: KEY } };

async function openSwitch(options: AppOptions = WITH_KEY) {
  const app = await createApp(options);
  app.answer('pushSubscribe', {});
  app.answer('pushUnsubscribe', {});
  await renderApp(app, <PushOptIn />);
  return { app, user: userEvent.setup() };
}

const pushSwitch = () => screen.getByRole('switch', { name: new RegExp(messages.title) });
const isOn = () => (pushSwitch() as HTMLInputElement).checked;

describe('notifications', () => {
  it('are requested on the tap, registered with the server, and can be turned off', async () => {
    const browser = withPush('granted');
    const { app, user } = await openSwitch();
    expect(browser.requestPermission).not.toHaveBeenCalled();
    await user.click(pushSwitch());
    await expect.poll(isOn).toBe(true);
    expect(browser.subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: KEY,
    });
    expect(app.sent('pushSubscribe')).toMatchObject([ADDRESS]);
    await user.click(pushSwitch());
    await expect.poll(isOn).toBe(false);
    expect(browser.unsubscribe).toHaveBeenCalledOnce();
    expect(app.sent('pushUnsubscribe')).toMatchObject([{ endpoint: ADDRESS.endpoint }]);
  });

  it('stay off when the player denies them, with how to allow them', async () => {
    withPush('denied');
    const { app, user } = await openSwitch();
    await user.click(pushSwitch());
    expect(await screen.findByText(messages.denied)).toBeTruthy();
    expect(isOn()).toBe(false);
    expect(pushSwitch()).toHaveProperty('disabled', true);
    expect(app.sent('pushSubscribe')).toEqual([]);
  });

  it.each(['no-network', { status: 500 }] as const)(
    'say that they could not be turned on: %j',
    async (reply) => {
      const browser = withPush('granted');
      const { app, user } = await openSwitch();
      app.platform.reply('pushSubscribe', reply);
      await user.click(pushSwitch());
      expect(await screen.findByText(messages.failed)).toBeTruthy();
      expect(isOn()).toBe(false);
      expect(browser.unsubscribe).toHaveBeenCalledOnce();
    },
  );

  it('move to the server’s new key: the subscription under the old one ends', async () => {
    const browser = withPush('granted', 'granted', btoa('an older key'));
    const { app, user } = await openSwitch();
    await user.click(pushSwitch());
    await expect.poll(isOn).toBe(true);
    expect(browser.unsubscribe).toHaveBeenCalledOnce();
    expect(app.sent('pushSubscribe')).toMatchObject([ADDRESS]);
  });

  it('are shown as off, with the reason in the log, when they could not be renewed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    withPush('granted', 'granted');
    const { app, user } = await openSwitch();
    await user.click(pushSwitch());
    await expect.poll(isOn).toBe(true);
    act(() => notePushRenewal(false));
    expect(isOn()).toBe(false);
    expect(screen.getByText(messages.failed)).toBeTruthy();
    // Turning them on again repairs it.
    await user.click(pushSwitch());
    await expect.poll(isOn).toBe(true);
    expect(app.sent('pushSubscribe')).toHaveLength(2);
    expect(warn).not.toHaveBeenCalled();
  });

  describe('by kind', () => {
    const WITH_KINDS: AppOptions = {
      config: { pushPublicKey: KEY, pushKinds: ['mail', 'gift', 'withdrawal'] },
    };
    const kindSwitch = (name: string) => screen.getByRole('switch', { name: new RegExp(name) });
    const isChecked = (name: string) => (kindSwitch(name) as HTMLInputElement).checked;

    async function turnedOn(options = WITH_KINDS) {
      withPush('granted', 'granted');
      const opened = await openSwitch(options);
      await opened.user.click(pushSwitch());
      await expect.poll(isOn).toBe(true);
      return opened;
    }

    it('are turned off and on, and the nights quiet, which each subscription carries', async () => {
      const { app, user } = await turnedOn();
      expect(app.sent('pushSubscribe').at(-1)).toMatchObject({
        key: KEY,
        kinds: ['mail', 'gift', 'withdrawal'],
        quiet: 0,
      });
      await user.click(kindSwitch(messages.kinds.gift));
      await expect.poll(() => isChecked(messages.kinds.gift)).toBe(false);
      await user.click(kindSwitch(messages.quiet));
      await expect.poll(() => isChecked(messages.quiet)).toBe(true);
      expect(app.sent('pushSubscribe').at(-1)).toMatchObject({
        kinds: ['mail', 'withdrawal'],
        quiet: 1,
      });
      expect(sentPushSettings(['mail'])).toEqual({ kinds: ['mail', 'withdrawal'], quiet: 1 });
    });

    it('are a group with a heading, without the switch of all', async () => {
      await turnedOn();
      const group = await screen.findByRole('region', { name: messages.settings });
      expect(within(group).getAllByRole('switch')).toHaveLength(4);
      expect(within(group).getByRole('heading', { name: messages.settings })).toBeTruthy();
      expect(group.contains(pushSwitch())).toBe(false);
    });

    it('stay as they were when the server does not answer', async () => {
      const { app, user } = await turnedOn();
      app.platform.reply('pushSubscribe', { status: 500 });
      await user.click(kindSwitch(messages.kinds.mail));
      expect(await screen.findByText(messages.notSaved)).toBeTruthy();
      expect(isChecked(messages.kinds.mail)).toBe(true);
      expect(sentPushSettings(['mail'])).toMatchObject({ kinds: ['mail', 'gift', 'withdrawal'] });
    });

    it('are not offered, nor sent, where the server has no kinds', async () => {
      const { app } = await turnedOn(WITH_KEY);
      expect(screen.getAllByRole('switch')).toHaveLength(1);
      expect(app.sent('pushSubscribe').at(-1)).not.toHaveProperty('kinds');
    });
  });

  it('have no switch when the server or the browser does not support them', async () => {
    withPush('granted');
    await openSwitch({});
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('are translated into Thai', async () => {
    withPush('granted');
    await openSwitch({ ...WITH_KEY, language: 'th-TH' });
    expect(screen.getByText(thTH.push.off)).toBeTruthy();
  });
});
