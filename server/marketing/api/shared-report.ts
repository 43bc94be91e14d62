import { dashboardOfEnough, FEWEST_VISITORS, withoutFew } from '#server/marketing/api/few.ts';
import { handoversOfEnough } from '#server/marketing/handovers/few-handovers.ts';
import { REPORT_KINDS, type ReportKind } from '#server/marketing/report/report-kinds.ts';
import type { ReportName } from '#server/marketing/report/report-names.ts';
import { revenueOfEnough, valueOfEnoughPlayers } from '#server/marketing/revenue/few-players.ts';
import type { consolePages } from '#server/marketing/kit/console-pages.tsx';
import type { PageTools } from '#server/marketing/kit/console-context.ts';
import type { Kysely } from 'kysely';
import type { ReportTime } from '#server/marketing/report/compared-query.ts';
import type { ReturnRow } from '#server/marketing/report/read-returns.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { View } from '#server/marketing/report/view.ts';

type ReportPages = ReturnType<typeof consolePages>;

/** A report that leaves the operator, as a file and as a page. */
export interface SharedReport {
  csv: () => string;
  json: () => string;
  page: (pages: ReportPages, tools: PageTools) => string;
}

const isEnough = ({ returns }: ReturnRow): boolean => returns.visitors >= FEWEST_VISITORS;

/**
 * Reads a report that leaves the operator: rows of fewer than five visitors are grouped, and whatever is still
 * about fewer is omitted.
 */
export function readSharedReport(
  db: Kysely<Tables>,
  report: ReportName,
  given: View,
  { timeZone, ...time }: ReportTime & { timeZone: string },
): Promise<SharedReport> {
  const view = { ...given, split: undefined };
  async function share<Read>(
    kind: ReportKind<Read>,
    ofEnough: (read: Read) => Read,
    page: (pages: ReportPages) => (view: View, read: Read, tools: PageTools) => string,
  ): Promise<SharedReport> {
    const shared = ofEnough(await kind.read(db, view, time));
    return {
      csv: () => kind.csv(view, shared),
      json: () => kind.json(view, shared, timeZone),
      page: (pages, tools) => page(pages)(view, shared, tools),
    };
  }
  switch (report) {
    case 'installs':
      return share(REPORT_KINDS.installs, dashboardOfEnough, ({ dashboard }) => dashboard);
    case 'table':
      return share(
        REPORT_KINDS.table,
        ({ rows, ...table }) => ({
          ...table,
          rows: withoutFew(rows).map((row) => ({
            ...row,
            parts: new Map(),
            partsBefore: new Map(),
          })),
        }),
        ({ table }) => table,
      );
    case 'retention':
      return share(
        REPORT_KINDS.retention,
        ({ weeks, values, lapsed }) => ({
          weeks: weeks.filter(isEnough),
          values: values.filter(isEnough),
          lapsed: lapsed.filter(({ installs }) => installs >= FEWEST_VISITORS),
        }),
        ({ retention }) => retention,
      );
    case 'handovers':
      return share(REPORT_KINDS.handovers, handoversOfEnough, ({ handovers }) => handovers);
    case 'revenue':
      return share(REPORT_KINDS.revenue, revenueOfEnough, ({ revenue }) => revenue);
    case 'value':
      return share(REPORT_KINDS.value, valueOfEnoughPlayers, ({ value }) => value);
  }
}
