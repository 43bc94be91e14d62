/** Runs work in one tab at a time: Web Locks where available, else a lease in local storage. */
import { localKeys } from '#config/storage-keys.ts';
import { milliseconds } from '#domain/duration.ts';
import { localArea } from './key-value.ts';
import { newRequestNumber } from './request-number.ts';

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

async function withLease(name: string, work: () => Promise<void>): Promise<boolean> {
  tab ??= newRequestNumber();
  const key = localKeys.lease + name;
  const [holder, until] = (localArea.read(key) ?? '').split(' ');
  const isHeld = holder !== '' && holder !== tab && Number(until) > Date.now();
  // An expiry further ahead than the lease lasts was written under a wrong clock.
  if (isHeld && Number(until) <= Date.now() + LEASE) return false;
  localArea.write(key, `${tab} ${Date.now() + LEASE}`);
  try {
    await work();
  } finally {
    localArea.remove(key);
  }
  return true;
}
