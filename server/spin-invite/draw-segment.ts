import { randomInt } from 'node:crypto';

/** A segment of the wheel, as the web config has it. */
export interface Segment {
  index: number;
  amount: number;
  /** How likely it is beside the others; 1 unless the config says more. */
  weight?: number | undefined;
}

const EVEN = 1;
/** Weights may have two decimals. */
const STEPS = 100;

/**
 * Draws a segment by the weights that players are told.
 * @param random a whole number below its argument, each as likely as the other (crypto)
 * @throws RangeError when the wheel is empty or no segment has a weight
 */
export function drawSegment(
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
