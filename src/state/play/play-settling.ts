import type { Milliseconds } from '#shared/time/duration.ts';
import { SETTLING_STEPS } from '#shared/play/play-state.ts';

export interface SettlingPorts {
  readonly wait: (step: Milliseconds) => Promise<unknown>;
  /** Fetches the balance; resolves with whether the coins have changed. */
  readonly haveMoved: () => Promise<boolean>;
}

/** Waits for a game's pending coins until they have arrived, or it has taken too long. */
export async function awaitCoins({ wait, haveMoved }: SettlingPorts): Promise<void> {
  for (const step of SETTLING_STEPS) {
    await wait(step);
    if (await haveMoved()) return;
  }
}
