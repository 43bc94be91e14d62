/** Waits for a moment at which work disturbs nobody: the first screen is complete, or the player goes on. */
import { untilIdle } from './idle.ts';
import { isOnline } from './page.ts';
import { firstFrame } from './paint.ts';

/** Time for the first screen's own work after the load, in ms; without a network nothing more arrives. */
const SETTLING_MS = 4_000;

let settled: Promise<void> | null = null;
let touched: Promise<void> | null = null;
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

/** The same, or earlier at the first touch, key or scroll. For what a moving page needs at once. */
export function untilTouched(): Promise<void> {
  touched ??= Promise.race([untilSettled(), firstUse().then(() => undefined)]);
  return touched;
}

/** The same, or earlier once the first input is answered. For content beyond the first screen. */
export function untilUsed(): Promise<void> {
  used ??= Promise.race([untilSettled(), firstUse().then(untilAnswered)]);
  return used;
}

/** Events that show that the player goes on, the earliest of each kind of input. */
const USES = ['pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

let use: Promise<Event> | null = null;

function firstUse(): Promise<Event> {
  use ??= new Promise((resolve) => {
    const note = (event: Event) => {
      for (const kind of USES) document.removeEventListener(kind, note, true);
      resolve(event);
    };
    for (const kind of USES) {
      document.addEventListener(kind, note, { capture: true, passive: true });
    }
  });
  return use;
}

/** What loads next would delay the answer to a tap: the finger is lifted, and the change painted. */
async function untilAnswered({ type }: Event): Promise<void> {
  if (type === 'pointerdown') {
    await new Promise((resolve) => {
      for (const end of ['pointerup', 'pointercancel']) {
        document.addEventListener(end, resolve, { capture: true, once: true });
      }
    });
  }
  await firstFrame();
}
