/** How long a round of the spin invite takes: its bonus is paid in full at the target, or not at all. */
import type { MinorUnits } from '#shared/money/money.ts';
import type { SpinTerms } from '#shared/spin-invite/spin-invite.ts';

export interface WheelOdds {
  /** Average number of spins until the target, rounded up. */
  readonly spins: number;
  /** The free spins of a round: one at its start, and one each day. */
  readonly freeSpins: number;
  /** Chance to reach the target with the free spins alone, in ten-thousandths, rounded up. */
  readonly freeChance: number;
}

/** More sums than any wheel has; a wheel of odd amounts is not worth a long calculation on a phone. */
const SUMS_MAX = 50_000;
const WHOLE = 10_000;

/** Calculates a round's odds exactly; null where the server does not send the wheel with its weights. */
export function wheelOdds({ target, segments, days }: SpinTerms): WheelOdds | null {
  const total = segments.reduce((sum, { weight = Number.NaN }) => sum + weight, 0);
  if (!(total > 0) || target <= 0) return null;
  const unit = segments.reduce<number>((found, { amount }) => divisorOf(found, amount), target);
  const steps = Math.ceil(target / unit);
  if (steps > SUMS_MAX) return null;
  const draws = segments.map(({ amount, weight = 0 }) => ({
    step: amount / unit,
    chance: weight / total,
  }));
  const spins = averageSpins(draws, steps);
  const freeSpins = Math.max(1, Math.floor(days));
  return spins === null
    ? null
    : { spins, freeSpins, freeChance: Math.ceil(reachIn(freeSpins, draws, steps) * WHOLE) };
}

interface Draw {
  /** In units of the wheel. */
  readonly step: number;
  readonly chance: number;
}

/** Average spins from each sum, from the target down. */
function averageSpins(draws: readonly Draw[], steps: number): number | null {
  const stay = draws.reduce((sum, { step, chance }) => (step === 0 ? sum + chance : sum), 0);
  if (stay >= 1) return null;
  const from = new Float64Array(steps + 1);
  for (let sum = steps - 1; sum >= 0; sum -= 1) {
    let after = 0;
    for (const { step, chance } of draws) {
      if (step > 0) after += chance * (from[Math.min(steps, sum + step)] ?? 0);
    }
    from[sum] = (1 + after) / (1 - stay);
  }
  return Math.ceil(from[0] ?? 0);
}

/** Chance to be at the target after this many spins. */
function reachIn(spins: number, draws: readonly Draw[], steps: number): number {
  let at = new Float64Array(steps + 1);
  at[0] = 1;
  for (let spin = 0; spin < spins; spin += 1) {
    const next = new Float64Array(steps + 1);
    next[steps] = at[steps] ?? 0;
    for (const [sum, chance] of at.subarray(0, steps).entries()) {
      if (chance === 0) continue;
      for (const draw of draws) {
        const to = Math.min(steps, sum + draw.step);
        next[to] = (next[to] ?? 0) + chance * draw.chance;
      }
    }
    at = next;
  }
  return at[steps] ?? 0;
}

const divisorOf = (one: number, other: MinorUnits): number => {
  let [a, b] = [one, Number(other)];
  while (b > 0) [a, b] = [b, a % b];
  return a;
};
