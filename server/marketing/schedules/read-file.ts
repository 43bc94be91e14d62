import { countSums } from '#server/marketing/revenue/count-revenue.ts';
import { daysOfFile } from '#server/marketing/schedules/file-days.ts';
import { fileName } from '#server/marketing/report/read-report.ts';
import { markets } from '#shared/market/market.ts';
import { readSharedReport } from '#server/marketing/api/shared-report.ts';
import { REPORT_KINDS } from '#server/marketing/report/report-kinds.ts';
import { reportOf } from '#server/marketing/schedules/schedule-draft.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { ReportName } from '#server/marketing/report/report-names.ts';
import type { ReportTime } from '#server/marketing/report/compared-query.ts';
import type { Schedule } from '#server/marketing/schedules/schedules.ts';
import type { View } from '#server/marketing/report/view.ts';

/** The file of a schedule and a day, with what it was read from. */
export interface ReportFile {
  name: string;
  csv: string;
  report: ReportName;
  path: string;
  /** Of fixed days. */
  view: View;
  time: ReportTime;
}

/** Reads a schedule's report; its range ends the day before. */
export async function readReportFile(
  { database, clock, settings: { market } }: CorePorts,
  { report: address, frequency }: Pick<Schedule, 'report' | 'frequency'>,
  day: number,
): Promise<ReportFile> {
  const { report, path, view: asked } = reportOf(address, day - 1);
  const days = daysOfFile(frequency, asked.period, day);
  const view = { ...asked, ...days, period: undefined };
  while (!(await countSums(database, market, clock.now())));
  const { timeZone } = markets[market];
  const time = { today: day, now: clock.now() };
  const texts = await readSharedReport(database.longDb, report, view, { ...time, timeZone });
  const name = fileName(view, REPORT_KINDS[report].name(view), 'csv');
  return { name, csv: texts.csv(), report, path, view, time };
}
