import { checkHours } from '#server/marketing/report/hours.ts';
import { countSums } from '#server/marketing/revenue/count-revenue.ts';
import { fileName } from '#server/marketing/report/read-report.ts';
import { installReportFile } from '#server/marketing/report/report-file.ts';
import {
  HANDOVERS_PATH,
  INSTALL_PATH,
  REPORT_PATH,
  RETENTION_PATH,
  REVENUE_PATH,
  TABLE_PATH,
  VALUE_PATH,
} from '#server/marketing/report/paths.ts';
import { markets } from '#shared/market/market.ts';
import { noteOnly } from '#server/marketing/access/actions.ts';
import { readFormat } from '#server/marketing/report/report-range.ts';
import { REPORT_KINDS, type ReportKind } from '#server/marketing/report/report-kinds.ts';
import { readForReport } from '#server/core/database/report-database.ts';
import { readView, type View } from '#server/marketing/report/view.ts';
import { listSavedViews, type SavedView } from '#server/marketing/sharing/saved-views.ts';
import { noteCampaigns } from '#server/marketing/notes/note-campaigns.ts';
import { mayChangeNote, mayWriteNotes } from '#server/marketing/notes/note-writers.ts';
import { readNotes, type NotesOfPage } from '#server/marketing/notes/visible-notes.ts';
import type { ConsoleUser } from '#server/marketing/access/admit.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { PageTools } from '#server/marketing/kit/console-context.ts';
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { Answer } from '#server/marketing/kit/answers.ts';

/** The marketers' reports: as pages, CSV and JSON. */
export function addReports(app: ConsoleApp): void {
  const { context } = app;
  const dashboard = async (visit: Visit) => {
    const { query } = visit.request;
    return readFormat(query) === 'html'
      ? showDashboard(app, visit, readView(query, visit.today, visit.user.scope))
      : answerReport(app, visit, REPORT_KINDS.installs, (...page) =>
          visit.pages.dashboard(...page),
        );
  };
  app.page(REPORT_PATH, dashboard);
  app.page(TABLE_PATH, (visit) =>
    answerReport(app, visit, REPORT_KINDS.table, (...page) => visit.pages.table(...page)),
  );
  app.page(RETENTION_PATH, (visit) =>
    answerReport(app, visit, REPORT_KINDS.retention, (...page) => visit.pages.retention(...page)),
  );
  app.page(HANDOVERS_PATH, (visit) =>
    answerReport(app, visit, REPORT_KINDS.handovers, (...page) => visit.pages.handovers(...page)),
  );
  app.page(REVENUE_PATH, (visit) =>
    answerReport(app, visit, REPORT_KINDS.revenue, (...page) => visit.pages.revenue(...page)),
  );
  app.page(VALUE_PATH, (visit) =>
    answerReport(app, visit, REPORT_KINDS.value, (...page) => visit.pages.value(...page)),
  );
  app.page(INSTALL_PATH, async (visit) => {
    const format = readFormat(visit.request.query);
    if (format === 'html') return dashboard(visit);
    const file = await installReportFile(context, visit.request.query, {
      format,
      scope: visit.user.scope,
    });
    await noteExport(app, visit, file.name ?? '');
    return file;
  });
}

/**
 * The front page with its notes.
 * @param refused a note that was not stored
 */
export async function showDashboard(
  { context: { database, clock, settings } }: ConsoleApp,
  { today, user, pages }: Visit,
  view: View,
  refused?: NotesOfPage['refused'],
): Promise<string> {
  const { longDb } = database;
  const time = { today, now: clock.now() };
  await countSums(database, settings.market, time.now);
  const read = await readForReport(database, (db) => REPORT_KINDS.installs.read(db, view, time));
  const notes = await readNotes(longDb, view, { isShared: false });
  const own = notes.filter((note) => mayChangeNote(user, note));
  const changeable = mayWriteNotes(user) ? new Set(own.map(({ id }) => id)) : undefined;
  const campaigns = changeable
    ? await readForReport(database, (db) => noteCampaigns(db, user.scope))
    : [];
  return pages.dashboard(view, read, {
    savedViews: await viewsFor(user, database),
    notes: { notes, changeable, campaigns, ...(refused && { refused }) },
  });
}

/** Their names and filters may name any campaign. */
const viewsFor = async ({ scope }: ConsoleUser, { db }: Database): Promise<SavedView[]> =>
  scope === 'all' ? listSavedViews(db) : [];

async function answerReport<Read>(
  app: ConsoleApp,
  visit: Visit,
  kind: ReportKind<Read>,
  page: (view: View, read: Read, tools: PageTools) => string,
): Promise<Answer> {
  const { database, clock, settings } = app.context;
  const { user } = visit;
  const { query } = visit.request;
  const { timeZone } = markets[settings.market];
  const format = readFormat(query);
  const view = readView(query, visit.today, user.scope);
  checkHours(kind.report, view);
  const time = { today: visit.today, now: clock.now() };
  await countSums(database, settings.market, time.now);
  const read = await readForReport(database, (db) => kind.read(db, view, time));
  if (format === 'html') {
    return page(view, read, { savedViews: await viewsFor(user, database) });
  }
  const name = fileName(view, kind.name(view), format);
  await noteExport(app, visit, name);
  return format === 'csv'
    ? { type: 'text/csv', text: kind.csv(view, read), name }
    : { type: 'application/json', text: kind.json(view, read, timeZone), name };
}

const noteExport = ({ context }: ConsoleApp, { user }: Visit, file: string): Promise<void> =>
  noteOnly(context.database, {
    actor: user,
    action: 'exported',
    detail: { file },
    now: context.clock.now(),
  });
