import type { View } from '#server/marketing/report/view.ts';

/** Why a day or week of a report cannot be compared with others. */
export interface Completeness {
  /** The period leaves some of its days out. */
  isCut: boolean;
  /** It includes today, which is not over. */
  isUnfinished: boolean;
}

/** @param first the first day of a whole week */
export const weekCompleteness = (
  first: number,
  { from, to }: Pick<View, 'from' | 'to'>,
  today: number,
): Completeness => {
  const last = first + 6;
  return { isCut: first < from || Math.min(last, today) > to, isUnfinished: last >= today };
};

/** Today alone has nothing to be compared with: sums are by day, and yesterday has all its hours. */
export const isComparable = ({ from, to }: Pick<View, 'from' | 'to'>, today: number): boolean =>
  !(from === to && to >= today);
