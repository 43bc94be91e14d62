import { countVisitors } from '#server/marketing/events/count-visitors.ts';
import { readForReport } from '#server/core/database/report-database.ts';
import { readReport, type Report } from '#server/marketing/report/report-query.ts';
import { reportCsv } from '#server/marketing/report/report-csv.ts';
import { readRange, type Query } from '#server/marketing/report/report-range.ts';
import { STEPS } from '#server/marketing/events/funnel.ts';
import { dayText, marketDay } from '#server/core/market-day.ts';
import { markets } from '#shared/market/market.ts';
import type { CampaignScope } from '#server/marketing/report/campaign-scope.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { TextFile } from '#server/core/http/send-text.ts';

/**
 * The funnel by referrer, campaign, client class and day in one file (contract, install attribution).
 * @throws BadRequest in words for the operator
 */
export async function installReportFile(
  { database, settings, clock }: Pick<CorePorts, 'database' | 'settings' | 'clock'>,
  query: Query,
  { format, scope }: { format: 'csv' | 'json'; scope: CampaignScope },
): Promise<TextFile> {
  const { market } = settings;
  const now = clock.now();
  const range = readRange(query, marketDay(market, now).number);
  await countVisitors(database, market, now);
  const report = await readForReport(database, (db) => readReport(db, range, scope));
  const name = `parola-installs-${dayText(range.from)}-to-${dayText(range.to)}.${format}`;
  return format === 'csv'
    ? { type: 'text/csv', text: reportCsv(report), name }
    : { type: 'application/json', text: reportJson(report, markets[market].timeZone), name };
}

const reportJson = ({ from, to, ...report }: Report, timeZone: string): string =>
  JSON.stringify({
    from: dayText(from),
    to: dayText(to),
    timeZone,
    steps: STEPS.map(({ id, label }) => ({ id, label })),
    ...report,
  });
