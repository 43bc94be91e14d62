import { BadRequest } from '#server/core/http/refusal.ts';
import { dayText } from '#server/core/market-day.ts';
import { LONGEST_DAYS } from '#server/money/sums/moved-entries.ts';
import { oneOf, readDay, textOf, type Query } from '#server/marketing/report/report-range.ts';
import { TODAY_PATH } from '#server/marketing/access/paths.ts';
import type { DayRange } from '#server/operator/pages/today/money-sums.ts';

/** Days of each choice, and how many days before today it ends. */
export const TODAY_PERIODS = {
  today: { days: 1, ago: 0 },
  yesterday: { days: 1, ago: 1 },
  '7d': { days: 7, ago: 0 },
  '31d': { days: 31, ago: 0 },
} as const;
type TodayPeriod = keyof typeof TODAY_PERIODS;
export const TODAY_PERIOD_NAMES = Object.keys(TODAY_PERIODS) as TodayPeriod[];

/** Players of a longer period are not counted. */
export const MOST_DAYS = LONGEST_DAYS;

export interface TodayView extends DayRange {
  /** Undefined for days that were chosen one by one. */
  period: TodayPeriod | undefined;
}

const TODAY: TodayPeriod = 'today';

/** @throws BadRequest in words for the user */
export function readTodayView(query: Query, today: number): TodayView {
  if (textOf(query, 'from') === '' && textOf(query, 'to') === '') {
    const period = oneOf(query, 'period', TODAY_PERIOD_NAMES, TODAY);
    const { days, ago } = TODAY_PERIODS[period];
    const to = today - ago;
    return { period, from: to - days + 1, to };
  }
  const to = readDay(query, 'to') ?? today;
  const from = readDay(query, 'from') ?? to;
  if (from > to) throw new BadRequest(`from (${dayText(from)}) is after to (${dayText(to)})`);
  if (to - from >= MOST_DAYS) {
    throw new BadRequest(
      `a report covers at most ${MOST_DAYS} days; this would be ${to - from + 1}`,
    );
  }
  return { period: undefined, from, to };
}

/** The address of the page or its file. */
export function todayAddress(
  { period, from, to }: TodayView,
  more: Readonly<Record<string, string>> = {},
): string {
  const days = { from: dayText(from), to: dayText(to) };
  const chosen = period === undefined ? days : period === TODAY ? {} : { period };
  const query = new URLSearchParams({ ...chosen, ...more }).toString();
  return query === '' ? TODAY_PATH : `${TODAY_PATH}?${query}`;
}
