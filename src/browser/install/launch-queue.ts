import { openedUrl, wasReloaded } from '#browser/page/page.ts';

/** Chromium's queue of launches; TypeScript's libraries lack it. */
interface LaunchQueue {
  setConsumer(consume: (launch: { readonly targetURL?: string }) => void): void;
}

/** Calls back with the address of each launch that lands in this open page; nothing where the browser has none. */
export function watchLaunches(onLaunch: (target: URL) => void): void {
  const { launchQueue } = window as Window & { readonly launchQueue?: LaunchQueue };
  if (launchQueue === undefined) return;
  let isQueued = true;
  launchQueue.setConsumer(({ targetURL }) => {
    if (targetURL === undefined || !URL.canParse(targetURL)) return;
    const target = new URL(targetURL);
    // The launch that opened this page is in the queue too, and again after a reload.
    if (isQueued && (wasReloaded() || target.href === openedUrl())) return;
    onLaunch(target);
  });
  isQueued = false;
}
