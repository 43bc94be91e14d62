import { countVisitors } from '#server/marketing/events/count-visitors.ts';
import {
  courseCsv,
  dashboardJson,
  retentionCsv,
  retentionJson,
  tableCsv,
  tableJson,
} from '#server/marketing/report/files.ts';
import {
  fileName,
  readDashboard,
  readTable,
  readWeeks,
} from '#server/marketing/report/read-report.ts';
import { installReportFile } from '#server/marketing/report/report-file.ts';
import {
  INSTALL_PATH,
  REPORT_PATH,
  RETENTION_PATH,
  TABLE_PATH,
} from '#server/marketing/report/paths.ts';
import { markets } from '#shared/market/market.ts';
import { noteOnly } from '#server/marketing/access/actions.ts';
import { readReturns } from '#server/marketing/report/read-returns.ts';
import { readFormat } from '#server/marketing/report/report-range.ts';
import { readView, type View } from '#server/marketing/report/view.ts';
import type { Answer, ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { Retention } from '#server/marketing/report/retention-page.tsx';
import type { Dashboard } from '#server/marketing/report/read-report.ts';

/** The marketers' reports: as pages, CSV and JSON. */
export function addReports(app: ConsoleApp): void {
  const { context } = app;
  const db = context.database.longDb;
  const { timeZone } = markets[context.settings.market];

  const dashboard: ReportKind<Dashboard> = {
    read: (view, today) => readDashboard(db, view, today),
    page: ({ pages }, view, report) => pages.dashboard(view, report),
    csv: (_view, report) => courseCsv(report),
    json: (view, report) => dashboardJson(view, report, timeZone),
    name: () => 'installs',
  };
  app.page(REPORT_PATH, (visit) => answerReport(app, visit, dashboard));
  app.page(TABLE_PATH, (visit) =>
    answerReport(app, visit, {
      read: (view) => readTable(db, view),
      page: ({ pages }, view, rows) => pages.table(view, rows),
      csv: tableCsv,
      json: (view, rows) => tableJson(view, rows, timeZone),
      name: ({ by }) => `installs-by-${by}`,
    }),
  );
  app.page(RETENTION_PATH, (visit) =>
    answerReport(app, visit, {
      read: async (view): Promise<Retention> => ({
        weeks: await readWeeks(db, view, visit.today),
        values: await readReturns(db, view, view.by, visit.today),
      }),
      page: ({ pages }, view, report) => pages.retention(view, report),
      csv: retentionCsv,
      json: (view, report) => retentionJson(view, report, timeZone),
      name: () => 'retention',
    }),
  );
  app.page(INSTALL_PATH, async (visit) => {
    const format = readFormat(visit.request.query);
    if (format === 'html') return answerReport(app, visit, dashboard);
    const file = await installReportFile(context, visit.request.query, format);
    await noteExport(app, visit, file.name ?? '');
    return file;
  });
}

interface ReportKind<Read> {
  /** @param today the unfinished day */
  read: (view: View, today: number) => Promise<Read>;
  page: (visit: Visit, view: View, read: Read) => string;
  csv: (view: View, read: Read) => string;
  json: (view: View, read: Read) => string;
  /** File name of a download. */
  name: (view: View) => string;
}

async function answerReport<Read>(
  app: ConsoleApp,
  visit: Visit,
  kind: ReportKind<Read>,
): Promise<Answer> {
  const { database, clock, settings } = app.context;
  const { query } = visit.request;
  const format = readFormat(query);
  const view = readView(query, visit.today);
  await countVisitors(database, settings.market, clock.now());
  const read = await kind.read(view, visit.today);
  if (format === 'html') return kind.page(visit, view, read);
  const name = fileName(view, kind.name(view), format);
  await noteExport(app, visit, name);
  return format === 'csv'
    ? { type: 'text/csv', text: kind.csv(view, read), name }
    : { type: 'application/json', text: kind.json(view, read), name };
}

const noteExport = ({ context }: ConsoleApp, { user }: Visit, file: string): Promise<void> =>
  noteOnly(context.database, {
    actor: user,
    action: 'exported',
    detail: { file },
    now: context.clock.now(),
  });
