import { auditCsv, listAudit, type ListedEntry } from '#server/core/audit/list-audit.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { dayText } from '#server/core/market-day.ts';
import { noteOnly } from '#server/marketing/access/actions.ts';
import { textOf } from '#server/marketing/report/report-range.ts';
import { AUDIT_PATH } from '#server/marketing/access/paths.ts';
import { readAuditFields, readAuditFilter } from '#server/operator/pages/audit-view.ts';
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { Answer } from '#server/marketing/kit/answers.ts';

const PAGE_ENTRIES = 50;
const MOST_IN_FILE = 10_000;

/** What operators did: as pages, and as one file. */
export function addAuditPages(app: ConsoleApp): void {
  const { database, settings, clock } = app.context;
  const db = database.longDb;
  const filterOf = ({ request }: Visit) => readAuditFilter(db, request.query, settings.market);

  const file = async (visit: Visit): Promise<Answer> => {
    const { entries } = await listAudit(db, { ...(await filterOf(visit)), limit: MOST_IN_FILE });
    const name = `parola-audit-${dayText(visit.today)}.csv`;
    const exported = { actor: visit.user, action: 'exported', detail: { file: name } } as const;
    await noteOnly(database, { ...exported, now: clock.now() });
    return { type: 'text/csv', text: auditCsv(entries), name };
  };

  app.page(AUDIT_PATH, async (visit) => {
    const { query } = visit.request;
    if (textOf(query, 'format') === 'csv') return file(visit);
    let found: { entries: ListedEntry[]; next: number | null } = { entries: [], next: null };
    let problem: string | undefined;
    try {
      found = await listAudit(db, { ...(await filterOf(visit)), limit: PAGE_ENTRIES });
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      void visit.reply.code(400);
      problem = visit.texts.problem(error.message);
    }
    const { auditPage } = await import('#server/operator/pages/audit-page.tsx');
    return visit.pages.render(
      auditPage({
        ...found,
        fields: readAuditFields(query),
        before: textOf(query, 'before'),
        mostInFile: MOST_IN_FILE,
        problem,
      }),
    );
  });
}
