import type { Milliseconds } from '#domain/duration.ts';
import { SETTLING_STEPS } from '#domain/play/play-state.ts';

export interface SettlingPorts {
  readonly wait: (step: Milliseconds) => Promise<unknown>;
  /** Asks for the balance; gives whether the coins have moved. */
  readonly haveMoved: () => Promise<boolean>;
}

/** Asks for coins of a game that are on their way until they have moved, or it has taken too long. */
export async function awaitCoins({ wait, haveMoved }: SettlingPorts): Promise<void> {
  for (const step of SETTLING_STEPS) {
    await wait(step);
    if (await haveMoved()) return;
  }
}
