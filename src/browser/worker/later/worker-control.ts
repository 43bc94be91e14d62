/** The service worker's kill switch, as the page sees it (docs/decisions/0013). */
import { localKeys } from '#config/storage-keys.ts';
import { isOwnCache } from '#shared/wire/own-caches.ts';
import { judgeControl, type ControlAnswer } from '#shared/worker/worker-control.ts';
import { askWorker } from '#browser/worker/ask-worker.ts';
import { iconSync } from '#browser/worker/icon-sync.ts';
import { localArea } from '#browser/storage/key-value.ts';

/** Where the operator states whether the app may have a worker. */
export const WORKER_CONTROL_URL = '/worker-control.json';

const PATIENCE_MS = 10_000;

/**
 * Reads the control file. When it forbids the worker, removes the worker and all its caches.
 * @returns false when the app must work without a worker. Never rejects.
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
  // Stops the requests that this page sends to the worker.
  iconSync.end();
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    // The worker serves this page until it closes.
    await askWorker(navigator.serviceWorker.controller, { type: 'worker/end' });
    const names = await caches.keys();
    const own = names.filter((name) => isOwnCache(name, location.origin));
    await Promise.all(own.map((name) => caches.delete(name)));
  } catch {
    // What the browser does not let us access, the worker cannot use either.
  }
}
