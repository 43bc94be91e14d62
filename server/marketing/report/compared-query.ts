import { DAY_MS, epochMs, type EpochMs } from '#shared/time/duration.ts';
import type { FunnelQuery } from '#server/marketing/report/funnel-query.ts';
import type { View } from '#server/marketing/report/view.ts';

/** When a report is read. */
export interface ReportTime {
  /** Number of the market's day, which is not over. */
  today: number;
  now: EpochMs;
}

/** Today alone is compared with the same hours of another day. */
export const isTodayAlone = ({ from, to }: Pick<View, 'from' | 'to'>, today: number): boolean =>
  from === to && to >= today;

/** The days that a view is compared with: of the same number, the chosen ones or those before. */
export function comparedDays({ from, to, compare }: Pick<View, 'from' | 'to' | 'compare'>) {
  const first = compare ?? from - (to - from + 1);
  return { from: first, to: first + to - from };
}

/** The period that a view is compared with. */
export function comparedQuery(view: View, { today, now }: ReportTime): FunnelQuery {
  const { touch, window, filters, scope } = view;
  const { from, to } = comparedDays(view);
  const query = { from, to, touch, window, filters, scope };
  if (!isTodayAlone(view, today)) return query;
  return { ...query, until: epochMs(now - (view.from - from) * DAY_MS) };
}
