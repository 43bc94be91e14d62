/** Runs work in one tab at a time: Web Locks where available, else a lease in local storage. */
import { localKeys } from '#config/storage-keys.ts';
import { milliseconds } from '#shared/time/duration.ts';
import { localArea } from './key-value.ts';
import { newRequestNumber } from '#browser/page/request-number.ts';

/** The lease of a tab that died expires after this long. */
const LEASE = milliseconds(30_000);

let tab: string | undefined;

/**
 * Runs the work while no other tab runs work of the same name. With locks it waits; without them it is
 * skipped when another tab has the lease.
 * @returns false when it was skipped
 * @throws the work's error
 */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<boolean> {
  let hasStarted = false;
  const start = () => {
    hasStarted = true;
    return work();
  };
  if (globalThis.isSecureContext && 'locks' in navigator) {
    try {
      await navigator.locks.request(name, start);
      return true;
    } catch (error) {
      // With blocked site data the locks exist and refuse; then the lease is in memory too.
      if (hasStarted) throw error;
    }
  }
  return withLease(name, start);
}

/** How long a lease of another tab is waited for, and how often it is looked at, in ms. */
const PATIENCE = milliseconds(12_000);
const LOOK_EVERY = milliseconds(250);

/** Resolves when no other tab runs work of that name, or after a while. Never rejects. */
export async function untilFree(name: string): Promise<void> {
  if (globalThis.isSecureContext && 'locks' in navigator) {
    try {
      return await navigator.locks.request(name, () => undefined);
    } catch {
      // As above: then the lease tells.
    }
  }
  for (let waited = 0; isLeased(name) && waited < PATIENCE; waited += LOOK_EVERY) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

/** True while another tab has the lease. */
function isLeased(name: string): boolean {
  const [holder, until] = (localArea.read(localKeys.lease + name) ?? '').split(' ');
  const isHeld = holder !== '' && holder !== tab && Number(until) > Date.now();
  // An expiry further ahead than the lease lasts was written under a wrong clock.
  return isHeld && Number(until) <= Date.now() + LEASE;
}

async function withLease(name: string, work: () => Promise<void>): Promise<boolean> {
  tab ??= newRequestNumber();
  const key = localKeys.lease + name;
  if (isLeased(name)) return false;
  localArea.write(key, `${tab} ${Date.now() + LEASE}`);
  try {
    await work();
  } finally {
    localArea.remove(key);
  }
  return true;
}
