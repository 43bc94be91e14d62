/** Whether a service worker is in charge of this page; small enough for the first script. */

export function workers(): ServiceWorkerContainer | undefined {
  try {
    // In private windows and in frames of other origins the mere look may throw.
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

export const isWorkerInCharge = (): boolean => (workers()?.controller ?? null) !== null;

/** Runs the work once a worker is in charge, which may be now. */
export function whenWorkerInCharge(work: () => void): void {
  if (isWorkerInCharge()) return work();
  workers()?.addEventListener('controllerchange', () => isWorkerInCharge() && work(), {
    once: true,
  });
}
