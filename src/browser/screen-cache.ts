import type { PageMessage } from '#contract/worker-messages.ts';
import { workers } from './worker-presence.ts';

/** Has the worker cache the code of the screens that open without a network; it answers nothing. */
export function cacheScreens(): void {
  const message: PageMessage = { type: 'screens/cache' };
  workers()?.controller?.postMessage(message);
}
