/** The scale of a week's bars: one zero line, with as much room on each side as the largest value there takes. */
export interface WeekScale {
  /** Where zero is, from 0 at the start to 1 at the end. */
  readonly zero: number;
  /** The value farthest from zero: a loss below it. */
  readonly farthest: number;
  /** The part of the whole width that a value takes. */
  readonly fractionOf: (value: number) => number;
}

/** @param values losses below zero, wins above */
export function scaleOf(values: readonly number[]): WeekScale {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const width = most - least;
  return {
    zero: width === 0 ? 0 : Math.abs(least) / width,
    farthest: most >= -least ? most : least,
    fractionOf: (value) => (width === 0 ? 0 : Math.abs(value) / width),
  };
}
