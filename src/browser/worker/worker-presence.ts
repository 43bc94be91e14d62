/** Whether a service worker controls this page; small enough for the first script. */

export function workers(): ServiceWorkerContainer | undefined {
  try {
    // In private windows and cross-origin frames the mere access may throw.
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

export const isWorkerInCharge = (): boolean => (workers()?.controller ?? null) !== null;

/** Runs the work once a worker controls the page, or now if one does. */
export function whenWorkerInCharge(work: () => void): void {
  if (isWorkerInCharge()) return work();
  workers()?.addEventListener('controllerchange', () => isWorkerInCharge() && work(), {
    once: true,
  });
}
