/**
 * Fishing: a shot at a fish of the player's choice. A shot draws a point as the rising multiplier does, and
 * catches every fish that pays no more, so the return is exactly the same for each fish.
 */
import { isPaidAt, type Hundredths } from './rise.ts';

/** Payout of each fish, stake included; from the most frequent catch to the rarest. */
export const FISH = {
  sardine: 150,
  clownfish: 200,
  puffer: 300,
  squid: 500,
  turtle: 1000,
  ray: 2000,
  shark: 5000,
  whale: 10_000,
  naga: 50_000,
} as const satisfies Readonly<Record<string, Hundredths>>;

export type Fish = keyof typeof FISH;

export const FISHES = Object.keys(FISH) as readonly Fish[];

export const isCaught = (point: Hundredths, fish: Fish): boolean => isPaidAt(point, FISH[fish]);
