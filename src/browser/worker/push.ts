/** Browser notifications (web push). Functions here reject only where they say so. */

/** A subscription in the server's format. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** The server's key that it was made with. */
  readonly key: string;
}

export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const pushPermission = (): NotificationPermission =>
  'Notification' in window ? Notification.permission : 'denied';

/** Asks the player for permission; call it in a tap handler. */
export const askPushPermission = (): Promise<NotificationPermission> =>
  Notification.requestPermission();

const manager = async (): Promise<PushManager | undefined> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager;

/**
 * Subscribes this browser, or returns its existing subscription under this key; one under another key ends.
 * @param key the server's VAPID key, base64url
 * @throws when the browser or its push service refuses
 */
export async function subscribeToPush(key: string): Promise<PushAddress> {
  const push = await manager();
  if (push === undefined) throw new Error('there is no service worker to notify');
  const held = await push.getSubscription();
  // The server's key has changed: a browser has one subscription, and it refuses one under another key.
  if (held !== null && !isUnder(held, key)) await held.unsubscribe();
  const made = await push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) {
    throw new Error('the subscription has no address');
  }
  return { endpoint, keys: { p256dh, auth }, key };
}

/** True for a subscription under this key, and where the browser does not say under which. */
function isUnder({ options }: PushSubscription, key: string): boolean {
  const used = options?.applicationServerKey;
  if (!used) return true;
  const bytes = String.fromCharCode(...new Uint8Array(used));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

/** Ends this browser's subscription, also offline. @returns its endpoint, or null */
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

/** Calls back with the target path of a tapped notification when this window was chosen for it. */
export function watchPushTaps(onTap: (path: string) => void): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data)) return;
    if (data.type !== 'PUSH_TAPPED' || !('path' in data)) return;
    if (typeof data.path === 'string') onTap(data.path);
  });
}
