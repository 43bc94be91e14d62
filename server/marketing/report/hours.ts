/** The hour of the landing, which only installs are counted by. */
import { BadRequest } from '#server/core/http/refusal.ts';
import type { ReportName } from '#server/marketing/report/report-names.ts';
import type { View } from '#server/marketing/report/view.ts';

/** Reports with sums by hour. */
const WITH_HOURS: readonly ReportName[] = ['installs', 'table'];

/** True for a view that needs the sums by hour. */
export const usesHours = ({
  filters,
  by,
  split,
}: Pick<View, 'filters' | 'by' | 'split'>): boolean =>
  filters.hour !== undefined || by === 'hour' || split === 'hour';

/** @throws BadRequest when the report is not counted by hour */
export function checkHours(report: ReportName, view: View): void {
  if (WITH_HOURS.includes(report) || !usesHours(view)) return;
  throw new BadRequest('only installs are counted by hour: remove hour from the address');
}

/** The address of a report without its hours, for one that is not counted by them. */
export function withoutHours(address: string): string {
  const [path = '', query] = address.split('?');
  if (query === undefined) return address;
  const kept = [...new URLSearchParams(query)].filter(
    ([name, value]) =>
      name !== 'hour' && !(value === 'hour' && (name === 'by' || name === 'split')),
  );
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
}
