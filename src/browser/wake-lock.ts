import { watchVisibility, isVisible } from './page.ts';

/** Keeps the screen on while the page is seen, until the returned function is called. */
export function keepScreenOn(): () => void {
  let sentinel: WakeLockSentinel | undefined;
  let isTaking = false;
  let isOver = false;
  const take = async () => {
    const isHeld = isTaking || sentinel?.released === false;
    if (isOver || isHeld || !isVisible() || !('wakeLock' in navigator)) return;
    isTaking = true;
    try {
      const taken = await navigator.wakeLock.request('screen');
      if (isOver) await taken.release();
      else sentinel = taken;
    } catch {
      // Low battery, or the browser says no: the screen goes off as it always does.
    } finally {
      isTaking = false;
    }
  };
  // The browser lets it go with the page's sight.
  const unwatch = watchVisibility((isShown) => {
    if (isShown) void take();
  });
  void take();
  return () => {
    isOver = true;
    unwatch();
    sentinel?.release().catch(() => undefined);
  };
}
