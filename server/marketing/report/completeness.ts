import type { WindowDays } from '#server/marketing/events/funnel.ts';
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

/** True when visitors of a day can still take steps within the window. */
export const isWindowOpen = (day: number, window: WindowDays, today: number): boolean =>
  day + window >= today;
