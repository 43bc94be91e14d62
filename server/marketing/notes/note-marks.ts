import type { ChartMark } from '#server/marketing/kit/line-chart.tsx';

/** Marks nearer than this share of the chart's width are one. */
const NEAREST = 0.07;

/**
 * The marks of notes below a chart.
 * @param days of the notes, in order; their numbers begin with 1
 * @param bins the first day of each point of the chart
 */
export function marksOf(days: readonly number[], bins: readonly number[]): ChartMark[] {
  const groups: { at: number; first: number; last: number }[] = [];
  for (const [index, day] of days.entries()) {
    const number = index + 1;
    const bin = bins.findLastIndex((first) => first <= day);
    const at = bins.length < 2 ? 0.5 : Math.max(0, bin) / (bins.length - 1);
    const before = groups.at(-1);
    if (before && at - before.at < NEAREST) before.last = number;
    else groups.push({ at, first: number, last: number });
  }
  return groups.map(({ at, first, last }) => ({
    at,
    text: first === last ? String(first) : `${first}–${last}`,
  }));
}
