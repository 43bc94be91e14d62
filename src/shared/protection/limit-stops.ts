/** The round values that a limit's slider offers; any other value is typed. */
import { fromCoins, toCoins } from '#shared/money/money.ts';
import type { AmountLimits } from '#shared/money/typed-amount.ts';
import type { LimitKind } from '#shared/protection/limit.ts';
import type { Period } from '#shared/protection/market-period.ts';

/** The first digits of a round amount, in tenths. */
const ROUND = [10, 15, 20, 30, 40, 50, 60, 80];

const MINUTES: Readonly<Record<Period, readonly number[]>> = {
  day: [15, 30, 45, 60, 90, 120, 180, 240, 300, 360, 480, 600, 720],
  week: [60, 120, 180, 240, 300, 420, 600, 840, 1_200, 1_800, 2_400, 3_600],
  month: [240, 480, 600, 900, 1_200, 1_800, 2_400, 3_600, 4_800, 7_200, 9_600],
};

/**
 * The stops of a limit, ascending: hundredths, or minutes for a session limit.
 * @param deposits the server's bounds of one deposit, which bound the amounts
 */
export function limitStops(
  kind: LimitKind,
  period: Period,
  deposits: AmountLimits,
): readonly number[] {
  return kind === 'session' ? MINUTES[period] : roundAmounts(deposits);
}

function roundAmounts({ least, most }: AmountLimits): readonly number[] {
  const stops: number[] = [];
  for (let tens = 1; tens <= toCoins(most); tens *= 10) {
    for (const tenths of ROUND) stops.push((tens * tenths) / 10);
  }
  return stops
    .filter(Number.isInteger)
    .map(fromCoins)
    .filter((stop) => stop >= least && stop <= most);
}

/** The position of the highest stop up to a value, from 1; 0 below the first. */
export const stopBelow = (stops: readonly number[], value: number): number =>
  stops.findLastIndex((stop) => stop <= value) + 1;
