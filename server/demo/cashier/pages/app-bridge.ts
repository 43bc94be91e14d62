import type { CashierState } from '#server/demo/cashier/cashier-calls.ts';

/** Messages from the framed page to the app: only a hint, the server's order decides. */
type ToApp = 'paid' | 'declined' | 'close';

export const isFramed = (): boolean => parent !== window;

/** Notifies the app that frames this page, and no other. */
export function postToApp(type: ToApp, { orderNo, appOrigin }: CashierState): void {
  if (isFramed()) parent.postMessage({ type, orderNo }, appOrigin ?? location.origin);
}

/** Returns a function that leaves this page; undefined when there is no way back. */
export function leaveAction(state: CashierState): (() => void) | undefined {
  if (isFramed()) return () => postToApp('close', state);
  const { returnUrl } = state;
  return returnUrl === null ? undefined : () => location.assign(returnUrl);
}
