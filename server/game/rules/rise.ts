import type { Draws } from './draws.ts';

/** A multiplier in hundredths: 250 = 2.50 times the bet. */
export type Hundredths = number;

export const LEAST_OUT: Hundredths = 101;
/** Highest multiplier: the round is paid out here. */
export const HIGHEST: Hundredths = 100_000;

/** The multiplier doubles about every seven seconds. */
const GROWTH_PER_MS = 0.0001;
const ONE: Hundredths = 100;
const WIDE = 2n ** 52n;

/**
 * Draws the point at which the multiplier breaks. It is at or above x with probability `return / x`, so
 * cashing out at any x has exactly the same return.
 * @param returnBps the stated return in hundredths of a percent, 9651 = 96.51 %
 */
export function drawBreak(draws: Draws, returnBps: number): Hundredths {
  const point = (BigInt(returnBps) * WIDE) / (BigInt(ONE) * (draws.wide() + 1n));
  return point > BigInt(HIGHEST) ? HIGHEST : Number(point);
}

/** True when a round that breaks at this point pays at the multiplier. */
export const isPaidAt = (point: Hundredths, at: Hundredths): boolean => at <= point;

/** Returns the multiplier this many milliseconds after the start. */
export function multiplierAfter(ms: number): Hundredths {
  return Math.min(HIGHEST, Math.floor(ONE * Math.exp(GROWTH_PER_MS * Math.max(0, ms))));
}

/** Returns the first whole millisecond at which the multiplier has reached a point. */
export function timeOf(at: Hundredths): number {
  let ms = Math.max(0, Math.ceil(Math.log(at / ONE) / GROWTH_PER_MS));
  // The two functions may round differently by one.
  while (multiplierAfter(ms) < at) ms += 1;
  while (ms > 0 && multiplierAfter(ms - 1) >= at) ms -= 1;
  return ms;
}

/** Returns how many milliseconds after its start a round ends if nobody cashes out. */
export function endsAfter(point: Hundredths, autoAt: Hundredths | null): number {
  const out = Math.min(autoAt ?? HIGHEST, HIGHEST);
  return isPaidAt(point, out) ? timeOf(out) : timeOf(point + 1);
}
