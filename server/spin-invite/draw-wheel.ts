import { randomInt } from 'node:crypto';

/** A segment of the wheel, from the web config. */
export interface Segment {
  index: number;
  amount: number;
  /** Relative probability; defaults to 1. */
  weight?: number | undefined;
}

const EVEN = 1;
/** Weights may have two decimals. */
const STEPS = 100;

/**
 * Draws a segment by the weights that players see.
 * @param random a uniform integer below its argument (crypto)
 * @throws RangeError when the wheel is empty or no segment has a weight
 */
export function drawWheel(
  segments: readonly Segment[],
  random: (below: number) => number = randomInt,
): Segment {
  const steps = segments.map(({ weight = EVEN }) => Math.max(0, Math.round(weight * STEPS)));
  let left = random(steps.reduce((sum, step) => sum + step, 0));
  for (const [at, segment] of segments.entries()) {
    left -= steps[at] ?? 0;
    if (left < 0) return segment;
  }
  throw new RangeError('the wheel has no segments');
}
