import { addPageFiles } from '#server/web/own-pages.ts';
import { admitOperator } from '#server/operator/operator-page.ts';
import { BadRequest } from '#server/http/refusal.ts';
import { countVisitors } from '#server/attribution/count-visitors.ts';
import { courseCsv, dashboardJson, tableCsv, tableJson } from '#server/console/report/files.ts';
import { fileName, readDashboard, readTable } from '#server/console/report/read-report.ts';
import { marketDay } from '#server/market-day.ts';
import { markets } from '#domain/market.ts';
import { installReportFile } from '#server/attribution/report-file.ts';
import { readFormat } from '#server/attribution/report-range.ts';
import { readPreferences } from '#server/console/preferences.ts';
import { readView, type View } from '#server/console/report/view.ts';
import { INSTALL_PATH, REPORT_PATH, TABLE_PATH } from '#server/console/report/paths.ts';
import { sendText, type TextFile } from '#server/http/send-text.ts';
import type { Dashboard } from '#server/console/report/read-report.ts';
import type { reportPages } from '#server/console/report/report-pages.tsx';
import type { PlatformContext } from '#server/context.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type PageContext = Pick<PlatformContext, 'database' | 'settings' | 'clock'>;
type PageRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;
type Pages = ReturnType<typeof reportPages>;

/** The console's reports: pages, and the same as CSV and JSON. */
export function addReportPages(app: FastifyInstance, context: PageContext): void {
  addPageFiles(app, `${REPORT_PATH}/files`, 'console-pages');
  const { database } = context;
  const db = database.longDb;
  const { timeZone } = markets[context.settings.market];

  const dashboard: ReportKind<Dashboard> = {
    read: (view) => readDashboard(db, view),
    page: (pages, view, report) => pages.dashboard(view, report),
    csv: (_view, report) => courseCsv(report),
    json: (view, report) => dashboardJson(view, report, timeZone),
    name: () => 'installs',
  };
  const admitted = {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!admitOperator(request, reply, context.settings)) return reply;
    },
  };
  app.get(REPORT_PATH, admitted, (request: PageRequest, reply) =>
    answerReport(context, request, reply, dashboard),
  );
  app.get(INSTALL_PATH, admitted, async (request: PageRequest, reply) => {
    const format = readFormat(request.query);
    if (format === 'html') return answerReport(context, request, reply, dashboard);
    void reply.header('cache-control', 'no-store');
    return sendText(request, reply, await installReportFile(context, request.query, format));
  });
  app.get(TABLE_PATH, admitted, (request: PageRequest, reply) =>
    answerReport(context, request, reply, {
      read: (view) => readTable(db, view),
      page: (pages, view, rows) => pages.table(view, rows),
      csv: tableCsv,
      json: (view, rows) => tableJson(view, rows, timeZone),
      name: ({ by }) => `installs-by-${by}`,
    }),
  );
}

const isPage = ({ query }: PageRequest): boolean => (query['format'] ?? 'html') === 'html';

interface ReportKind<Read> {
  read: (view: View) => Promise<Read>;
  page: (pages: Pages, view: View, read: Read) => string;
  csv: (view: View, read: Read) => string;
  json: (view: View, read: Read) => string;
  /** Of a file that is saved. */
  name: (view: View) => string;
}

async function answerReport<Read>(
  { database, settings, clock }: PageContext,
  request: PageRequest,
  reply: FastifyReply,
  kind: ReportKind<Read>,
): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store');
  const { market } = settings;
  const today = marketDay(market, clock.now()).number;
  const place = {
    today,
    timeZone: markets[market].timeZone,
    origin: `${request.protocol}://${request.host}`,
  };
  const preferences = readPreferences(request, reply);
  // React comes with the first page that is asked for, not with the server.
  const loaded = await import('#server/console/report/report-pages.tsx');
  const pages = loaded.reportPages(market, place, preferences);
  try {
    const format = readFormat(request.query);
    const view = readView(request.query, today);
    await countVisitors(database, market);
    const read = await kind.read(view);
    const file = { name: fileName(view, kind.name(view), format) };
    const texts: Record<typeof format, () => TextFile> = {
      html: () => ({ type: 'text/html', text: kind.page(pages, view, read) }),
      csv: () => ({ type: 'text/csv', text: kind.csv(view, read), ...file }),
      json: () => ({ type: 'application/json', text: kind.json(view, read), ...file }),
    };
    return await sendText(request, reply, texts[format]());
  } catch (error) {
    if (!(error instanceof BadRequest) || !isPage(request)) throw error;
    void reply.code(400);
    return sendText(request, reply, { type: 'text/html', text: pages.problem(error.message) });
  }
}
