/** Notifications of the browser (web push). No call here rejects but those that say so. */

/** A subscription as the platform takes it. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const pushPermission = (): NotificationPermission =>
  'Notification' in window ? Notification.permission : 'denied';

/** Asks the player; call it in a tap. */
export const askPushPermission = (): Promise<NotificationPermission> =>
  Notification.requestPermission();

const manager = async (): Promise<PushManager | undefined> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager;

/**
 * Subscribes this browser, or gives the subscription that it has under this key.
 * @param key the platform's VAPID key, base64url
 * @throws when the browser or its push service refuses
 */
export async function subscribeToPush(key: string): Promise<PushAddress> {
  const push = await manager();
  if (push === undefined) throw new Error('there is no service worker to notify');
  const made = await push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) {
    throw new Error('the subscription has no address');
  }
  return { endpoint, keys: { p256dh, auth } };
}

/** Ends this browser's subscription, also offline. @returns the address that it had, or null */
export async function unsubscribeFromPush(): Promise<string | null> {
  try {
    const held = await (await manager())?.getSubscription();
    if (!held) return null;
    await held.unsubscribe();
    return held.endpoint;
  } catch {
    return null;
  }
}

/** Calls back with the path that a tapped notification leads to, when this window was taken for it. */
export function watchPushTaps(onTap: (path: string) => void): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data)) return;
    if (data.type !== 'PUSH_TAPPED' || !('path' in data)) return;
    if (typeof data.path === 'string') onTap(data.path);
  });
}
