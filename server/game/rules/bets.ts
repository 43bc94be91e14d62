import { fromCoins, minorUnits, type MinorUnits } from '#shared/money/money.ts';
import { countedBet } from '#shared/wagering/wagering.ts';

const STEPS = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500, 1000, 2000, 5000];

export interface BetRange {
  min: MinorUnits;
  max: MinorUnits;
}

/** Defaults for a catalogue without limits. */
const LEAST = fromCoins(1);
const MOST = fromCoins(500);

/** The bets that a game accepts: whole coins, so that a tenth and any multiplier have no fraction. */
export function betRange(minBet: number | undefined, maxBet: number | undefined): BetRange {
  const min = minorUnits(Math.max(minBet ?? LEAST, LEAST));
  return { min, max: minorUnits(Math.max(maxBet ?? MOST, min)) };
}

export const isBet = (bet: number, { min, max }: BetRange): boolean =>
  Number.isSafeInteger(bet) && bet >= min && bet <= max && bet % LEAST === 0;

/** The bets of the step buttons. */
export function betSteps({ min, max }: BetRange): MinorUnits[] {
  const steps = STEPS.map((times) => minorUnits(min * times)).filter((bet) => bet < max);
  return [...steps, max];
}

/** Index of the highest step up to a wish that the balance covers; the lowest step when it covers none. */
export function fittingStep(steps: readonly number[], wanted: number, playable: number): number {
  const found = steps.findLastIndex((bet, step) => step <= wanted && bet <= playable);
  return Math.max(0, found);
}

export interface BetEffect {
  /** The part that counts towards deposits, in full and first. */
  deposit: MinorUnits;
  /** What it moves the bonuses by. */
  bonus: MinorUnits;
}

/** What a bet will count towards, as the server counts it when the round ends. */
export function effectOf(
  bet: number,
  share: number,
  { depositBets, bonusBets }: { depositBets: number; bonusBets: number },
): BetEffect {
  const deposit = Math.min(bet, depositBets);
  const bonus = countedBet(minorUnits(bet - deposit), share);
  return { deposit: minorUnits(deposit), bonus: minorUnits(Math.min(bonus, bonusBets)) };
}
