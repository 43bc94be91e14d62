import { watchVisibility, isVisible } from './page.ts';

/** Keeps the screen on while the page is visible, until the returned function is called. */
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
      // Low battery, or the browser refuses: the screen turns off as usual.
    } finally {
      isTaking = false;
    }
  };
  // The browser releases the lock when the page is hidden.
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
