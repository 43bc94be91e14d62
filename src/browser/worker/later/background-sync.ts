/** Registers what the worker does while the app is closed (docs/decisions/0041), where the browser can. */
import { LOBBY_TAG, OUTBOX_TAG, RENEW_EVERY_MS } from '#shared/worker/background-work.ts';
import { isStandalone } from '#browser/page/page.ts';
import { workers } from '#browser/worker/worker-presence.ts';

/** Chromium's two managers; TypeScript's libraries have neither. */
interface SyncRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
  readonly periodicSync?: {
    register(tag: string, options: { readonly minInterval: number }): Promise<void>;
  };
}

const PERMISSION = 'periodic-background-sync' as PermissionName;

const findRegistration = async (): Promise<SyncRegistration | undefined> =>
  (await workers()?.getRegistration()) as SyncRegistration | undefined;

/** Has the browser renew the lobby of an installed app, at times of its own choice. Never rejects. */
export async function renewWhileClosed(): Promise<void> {
  try {
    const periodicSync = (await findRegistration())?.periodicSync;
    if (periodicSync === undefined || !isStandalone()) return;
    const { state } = await navigator.permissions.query({ name: PERMISSION });
    if (state === 'granted')
      await periodicSync.register(LOBBY_TAG, { minInterval: RENEW_EVERY_MS });
  } catch {
    // The browser refuses: the lobby is renewed at the next launch, as elsewhere.
  }
}

/** Whether the browser can send later what waits in a closed app. */
export async function canSendWhileClosed(): Promise<boolean> {
  try {
    return (await findRegistration())?.sync !== undefined;
  } catch {
    return false;
  }
}

/** Has the worker send what waits, once there is a network. Never rejects. */
export async function sendWhileClosed(): Promise<void> {
  try {
    await (await findRegistration())?.sync?.register(OUTBOX_TAG);
  } catch {
    // Background sync is turned off: it is sent at the next launch.
  }
}
