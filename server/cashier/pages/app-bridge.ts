import type { CashierState } from '#server/cashier/cashier-calls.ts';

/** What the framed page tells the app; it is a hint, the platform's order decides. */
type ToApp = 'paid' | 'declined' | 'close';

export const isFramed = (): boolean => parent !== window;

/** Tells the app that frames this page, and nobody else. */
export function postToApp(type: ToApp, { orderNo, appOrigin }: CashierState): void {
  if (isFramed()) parent.postMessage({ type, orderNo }, appOrigin ?? location.origin);
}

/** Whether there is a way back from this page, and that way. */
export function wayBack(state: CashierState): (() => void) | undefined {
  if (isFramed()) return () => postToApp('close', state);
  const { returnUrl } = state;
  return returnUrl === null ? undefined : () => location.assign(returnUrl);
}
