import { countSums } from '#server/marketing/revenue/count-revenue.ts';
import { daysOfFile } from '#server/marketing/schedules/file-days.ts';
import {
  deliver,
  DELIVERY_TIMEOUT_MS,
  type MaySend,
  type Outcome,
} from '#server/core/outbound/delivery.ts';
import { fileName } from '#server/marketing/report/read-report.ts';
import { markets } from '#shared/market/market.ts';
import { REPORT_KINDS } from '#server/marketing/report/report-kinds.ts';
import { readSharedReport } from '#server/marketing/api/shared-report.ts';
import { reportOf } from '#server/marketing/schedules/schedule-draft.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { Schedule } from '#server/marketing/schedules/schedules.ts';

export interface FilePorts extends CorePorts {
  readonly maySend: MaySend;
}

/** Sends the file of a day once; its range ends the day before. Resolves whatever the receiver does. */
export async function sendFile(
  { database, clock, settings: { market }, maySend }: FilePorts,
  schedule: Schedule,
  day: number,
): Promise<Outcome> {
  const { report, view: asked } = reportOf(schedule.report, day - 1);
  const view = { ...asked, ...daysOfFile(schedule.frequency, asked.period, day) };
  while (!(await countSums(database, market, clock.now())));
  const { timeZone } = markets[market];
  const time = { today: day, now: clock.now() };
  const texts = await readSharedReport(database.longDb, report, view, { ...time, timeZone });
  const name = fileName(view, REPORT_KINDS[report].name(view), 'csv');
  return deliver(
    {
      method: 'POST',
      url: schedule.url,
      body: texts.csv(),
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'x-parola-event-id': `schedule-${schedule.id}-${day}`,
      },
      secret: schedule.secret,
      networks: [],
      expectedStatus: undefined,
    },
    { maySend, now: clock.now(), timeoutMs: DELIVERY_TIMEOUT_MS },
  );
}
