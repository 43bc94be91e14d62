/** The service worker's kill switch, as the page sees it (docs/decisions/0014). */
import { localKeys } from '#config/storage-keys.ts';
import { judgeControl, type ControlAnswer } from '#domain/worker-control.ts';
import { localArea } from './key-value.ts';

/** Where the operator says whether the app may have a worker. */
export const WORKER_CONTROL_URL = '/worker-control.json';

const PATIENCE_MS = 10_000;

/** Caches of this app; Workbox names its own after the worker's scope. */
const isOwnCache = (name: string): boolean =>
  name.startsWith('parola-') ||
  (name.startsWith('workbox-') && name.endsWith(`${location.origin}/`));

/**
 * Reads the control file. When it tells so, removes the worker and all that it has cached.
 * @returns false when the app must live without a worker. Never rejects.
 */
export async function isWorkerAllowed(): Promise<boolean> {
  const wasPresent = localArea.read(localKeys.workerControlSeen) !== null;
  const { isDisabled, isPresent } = judgeControl(await readControl(), wasPresent);
  if (isPresent && !wasPresent) localArea.write(localKeys.workerControlSeen, '1');
  if (isDisabled) await removeWorker();
  return !isDisabled;
}

async function readControl(): Promise<ControlAnswer | undefined> {
  try {
    const response = await fetch(WORKER_CONTROL_URL, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body: unknown = response.ok ? await response.json() : undefined;
    return { status: response.status, body };
  } catch {
    return undefined;
  }
}

async function removeWorker(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    const names = await caches.keys();
    await Promise.all(names.filter(isOwnCache).map((name) => caches.delete(name)));
  } catch {
    // What the browser does not let us touch, it does not let the worker use either.
  }
}
