import type { PageMessage } from '#shared/worker/messages-contract.ts';

/** Longest wait for the worker's answer, in ms: it may be an older release. */
const PATIENCE_MS = 3_000;

/** Sends the worker a message; resolves when it reports completion, or after a timeout. */
export async function askWorker(
  worker: ServiceWorker | null,
  message: PageMessage,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  if (worker === null) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.addEventListener('message', () => resolve());
    port1.start();
    setTimeout(resolve, patienceMs);
    worker.postMessage(message, [port2]);
  });
  port1.close();
}
