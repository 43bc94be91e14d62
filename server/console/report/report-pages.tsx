import { createFormat } from '#server/console/format.ts';
import { DashboardPage } from '#server/console/report/dashboard.tsx';
import { renderConsole } from '#server/console/kit/console-page.tsx';
import { ReportProblem, type ReportPlace } from '#server/console/report/report-frame.tsx';
import { TablePage } from '#server/console/report/table-page.tsx';
import { textsOf } from '#server/console/texts/texts.ts';
import type { Dashboard, TableRow } from '#server/console/report/read-report.ts';
import type { Market } from '#domain/market.ts';
import type { Preferences } from '#server/console/preferences.ts';
import type { View } from '#server/console/report/view.ts';

/** The pages of a report as text. */
export function reportPages(market: Market, place: ReportPlace, { language, theme }: Preferences) {
  const texts = textsOf(language);
  const console = { texts, format: createFormat(texts, market), language, theme };
  return {
    dashboard: (view: View, report: Dashboard) =>
      renderConsole(console, <DashboardPage view={view} place={place} report={report} />),
    table: (view: View, rows: readonly TableRow[]) =>
      renderConsole(console, <TablePage view={view} place={place} rows={rows} />),
    problem: (message: string) => renderConsole(console, <ReportProblem message={message} />),
  };
}
