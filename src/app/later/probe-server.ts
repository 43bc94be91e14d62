/** Detects when a silent server answers again. */
import { retryDelay } from '#shared/time/retry-delay.ts';
import { isOnline, isVisible, watchVisibility } from '#browser/page/page.ts';
import { reachability, type Reachability } from '#browser/page/reachability.ts';

/** Short at first, as most servers that are down are being restarted. */
const PACE = { firstMs: 4_000, longestMs: 30_000 };

/**
 * While the server is silent and the page is visible, probes it with growing delays. Offline it waits for the
 * browser's online event.
 * @param ask sends a call; the base query records the outcome
 * @returns a function that stops the probes
 */
export function probeServer(
  ask: () => Promise<void>,
  { isConnected, watchConnection }: Reachability = reachability,
): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    clearTimeout(timer);
    if (isConnected()) failures = 0;
    if (isConnected() || !isOnline() || !isVisible()) return;
    failures += 1;
    timer = setTimeout(() => void ask().then(plan), retryDelay(failures, Math.random(), PACE));
  }

  const stops = [watchConnection(plan), watchVisibility(plan), () => clearTimeout(timer)];
  plan();
  return () => stops.forEach((stop) => stop());
}
