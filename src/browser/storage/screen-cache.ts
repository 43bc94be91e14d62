import type { PageMessage } from '#shared/worker/messages-contract.ts';
import { workers } from '#browser/worker/worker-presence.ts';

/** Makes the worker cache the code of the screens that open offline; it sends no answer. */
export function cacheScreens(): void {
  const message: PageMessage = { type: 'screens/cache' };
  workers()?.controller?.postMessage(message);
}
