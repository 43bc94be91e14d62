import type { PageMessage } from '#contract/worker-messages.ts';
import { workers } from './worker-presence.ts';

/** Makes the worker cache the code of the screens that open offline; it sends no answer. */
export function cacheScreens(): void {
  const message: PageMessage = { type: 'screens/cache' };
  workers()?.controller?.postMessage(message);
}
