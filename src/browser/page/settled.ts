/** Waits for a moment at which work disturbs nobody: the first screen is complete, or the player goes on. */
import { untilIdle } from './idle.ts';
import { isOnline } from './page.ts';

/** Time for the first screen's own work after the load, in ms; without a network nothing more arrives. */
const SETTLING_MS = 4_000;

let settled: Promise<void> | null = null;
let used: Promise<void> | null = null;

/** Resolves once the first screen is complete. For what opens by itself. */
export function untilSettled(): Promise<void> {
  settled ??= settle();
  return settled;
}

async function settle(): Promise<void> {
  await untilIdle();
  if (isOnline()) await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
}

/** Events that show that the player goes on, the earliest of each kind of input. */
const USES = ['pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** The same, or earlier at the first touch, key or scroll. For content beyond the first screen. */
export function untilUsed(): Promise<void> {
  used ??= Promise.race([untilSettled(), firstUse()]);
  return used;
}

const firstUse = (): Promise<void> =>
  new Promise((resolve) => {
    const note = () => {
      for (const use of USES) document.removeEventListener(use, note, true);
      resolve();
    };
    for (const use of USES) {
      document.addEventListener(use, note, { capture: true, passive: true });
    }
  });
