import { settleDueWithdrawals, type SettlingContext } from '#server/withdrawals/settle-due.ts';
import type { Clock } from '#server/clock.ts';

const LOOK_EVERY_MS = 5000;

/** Moves orders on while nobody looks. @returns a function that ends it, after a running look */
export function payOutByTheClock(
  context: SettlingContext & { clock: Clock },
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= settleDueWithdrawals(context, context.clock.now())
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
