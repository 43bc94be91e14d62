import type { PageMessage } from '#contract/worker-messages.ts';

/** A worker that has not answered for so long, in ms, is not waited for: it may be an older release. */
const PATIENCE_MS = 3_000;

/** Has a worker do something; resolves when it says that it is done, or after a while. */
export async function askWorker(worker: ServiceWorker | null, message: PageMessage): Promise<void> {
  if (worker === null) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.addEventListener('message', () => resolve());
    port1.start();
    setTimeout(resolve, PATIENCE_MS);
    worker.postMessage(message, [port2]);
  });
  port1.close();
}
