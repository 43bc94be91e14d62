import { DAY_MS } from '#shared/time/duration.ts';
import { dayText } from '#server/core/market-day.ts';

/** Older costs are typing errors: no report goes back that far. */
const OLDEST_YEARS = 5;

/** Says why a cost cannot be of this day; undefined when it can. */
export function dayProblem(day: number, today: number): string | undefined {
  if (day > today) return `${dayText(day)} is in the future`;
  const oldest = new Date(today * DAY_MS);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - OLDEST_YEARS);
  return day < oldest.getTime() / DAY_MS
    ? `${dayText(day)} is more than ${OLDEST_YEARS} years ago`
    : undefined;
}
