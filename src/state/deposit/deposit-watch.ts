/**
 * Polls the status of an order: by the contract's schedule while the page is visible, at once when the player
 * or the network returns, never in a hidden page.
 */
import { nextCheckIn, type CheckSeries } from '#shared/deposit/check-schedule.ts';
import { isOnline, isVisible, watchOnline, watchVisibility } from '#browser/page/page.ts';
import { watchReturn } from '#browser/page/page-events.ts';

/** The environment of the watch; tests pass their own. */
export interface WatchPorts {
  /** Milliseconds of a monotonic clock. */
  now(): number;
  isAwake(): boolean;
  /** Calls back when the page or the network becomes available or unavailable. */
  watchAwake(onChange: () => void): () => void;
}

export interface DepositWatch {
  /** Checks now, and starts a new series. */
  askNow(): void;
  stop(): void;
}

export interface WatchedOrder {
  /** Checks once with the server; true when the order is settled. Must not reject. */
  check(): Promise<boolean>;
  /** `watching`: a check is due or under way; `paused`: the page is hidden, or the series is over. */
  onPhase(phase: 'watching' | 'paused'): void;
}

const page: WatchPorts = {
  now: () => performance.now(),
  isAwake: () => isVisible() && isOnline(),
  watchAwake: (onChange) => {
    const leave = [watchVisibility(onChange), watchOnline(onChange), watchReturn(onChange)];
    return () => leave.forEach((unwatch) => unwatch());
  },
};

/** Watches one order until it is settled or `stop` is called; checks at once. */
export function watchDeposit(order: WatchedOrder, ports: WatchPorts = page): DepositWatch {
  let series: CheckSeries = { startedAt: ports.now(), checks: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isOver = false;

  async function ask(): Promise<void> {
    if (isAsking || isOver) return;
    isAsking = true;
    clearTimeout(timer);
    order.onPhase('watching');
    const isSettled = await order.check();
    isAsking = false;
    if (isSettled) stop();
    else plan();
  }

  function plan(): void {
    clearTimeout(timer);
    if (isOver) return;
    const wait = ports.isAwake() ? nextCheckIn(series, ports.now()) : null;
    order.onPhase(wait === null ? 'paused' : 'watching');
    if (wait === null) return;
    timer = setTimeout(() => {
      series = { ...series, checks: series.checks + 1 };
      void ask();
    }, wait);
  }

  function askNow(): void {
    series = { startedAt: ports.now(), checks: 0 };
    void ask();
  }

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    leave();
  }

  const leave = ports.watchAwake(() => {
    if (ports.isAwake()) askNow();
    else if (!isAsking) plan();
  });
  askNow();
  return { askNow, stop };
}
