/** The counts that are usual for a subject, inclusive. */
export interface UsualRange {
  low: number;
  /** Median of the same weekdays, at today's size. */
  usual: number;
  high: number;
}

/** A count, and what it is judged as a share of. */
export interface Share {
  count: number;
  of: number;
}

/** Same weekdays that a day is compared with. */
export const WEEKDAYS_COMPARED = 8;
/** A subject that is younger is not judged. */
export const WEEKDAYS_NEEDED = 4;
/** A subject has enough volume when its count or the usual one is at least that. */
const LEAST_COUNT = 20;
/** Deviations from the median that are usual. */
const DEVIATIONS = 5;
/** Shares of a day differ by that part without a cause. */
const DAILY_VARIATION = 0.1;
/** Standard deviations of a normal distribution per median absolute deviation. */
const PER_MEDIAN_DEVIATION = 1.4826;
/** Keeps the variance of the square root of a Poisson count at a quarter also for small counts (Anscombe). */
const ANSCOMBE = 3 / 8;
const CHANCE_VARIANCE = 1 / 4;
/** Variance of the median of eight counts, as a part of the variance of one. */
const MEDIAN_VARIANCE = 0.2;

/**
 * The range of counts that are usual for a day of some size: the median of the shares of the last eight same
 * weekdays, plus and minus five deviations. Everything is computed on square roots, where the chance of a
 * Poisson count has the same size for small and large counts. A deviation is the median absolute deviation of
 * those days (as a standard deviation), and at least what chance and a daily variation of 10% make together,
 * so that eight days that happen to be alike do not make the next one unusual.
 * @param earlier of the same weekdays; days of which nothing is a share are left out
 * @param size what the judged count is a share of
 * @param perPerson about how many of the counted things one person makes: chance is that much larger
 * @returns undefined when there are fewer than four days, or nothing to have a share of
 */
export function usualRange(
  earlier: readonly Share[],
  size: number,
  perPerson = 1,
): UsualRange | undefined {
  const days = earlier.filter(({ of }) => of > 0);
  if (size <= 0 || days.length < WEEKDAYS_NEEDED) return undefined;
  const counts = days.map(({ count, of }) => (count * size) / of);
  const roots = counts.map((count) => Math.sqrt(count + ANSCOMBE));
  const centre = median(roots);
  const measured = median(roots.map((root) => Math.abs(root - centre))) * PER_MEDIAN_DEVIATION;
  const ofMedian = MEDIAN_VARIANCE * median(days.map(({ of }) => size / of));
  const chance = CHANCE_VARIANCE * perPerson * (1 + ofMedian);
  const least = Math.sqrt(chance + ((DAILY_VARIATION / 2) * centre) ** 2);
  const width = DEVIATIONS * Math.max(measured, least);
  const countOf = (root: number): number => Math.max(0, Math.max(0, root) ** 2 - ANSCOMBE);
  return {
    low: Math.ceil(countOf(centre - width)),
    usual: Math.round(median(counts)),
    high: Math.floor(countOf(centre + width)),
  };
}

export type Judgement = 'usual' | 'drop' | 'rise' | 'not judged';

/** Compares a count with its usual range; without enough volume it is not judged. */
export function judgeCount(count: number, range: UsualRange | undefined): Judgement {
  if (!range || Math.max(count, range.usual) < LEAST_COUNT) return 'not judged';
  if (count < range.low) return 'drop';
  return count > range.high ? 'rise' : 'usual';
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}
