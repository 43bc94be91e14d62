import { DAY_MS } from '#shared/time/duration.ts';
import { dayText } from '#server/core/market-day.ts';

/** Older costs are typing errors: no report goes back that far. */
const OLDEST_YEARS = 5;
/** Later days are typing errors, too; nearer ones are paid in advance. */
const FURTHEST = 366;

/** Says why a cost cannot be of this day; undefined when it can. A day in the future may have to be confirmed. */
export function dayProblem(day: number, today: number): string | undefined {
  if (day > today + FURTHEST) return futureProblem(day);
  const oldest = new Date(today * DAY_MS);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - OLDEST_YEARS);
  return day < oldest.getTime() / DAY_MS
    ? `${dayText(day)} is more than ${OLDEST_YEARS} years ago`
    : undefined;
}

export const futureProblem = (day: number): string => `${dayText(day)} is in the future`;
