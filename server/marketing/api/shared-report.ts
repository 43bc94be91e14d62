import { dashboardOfEnough, FEWEST_VISITORS, withoutFew } from '#server/marketing/api/few.ts';
import {
  REPORT_KINDS,
  type ReportKind,
  type ReportName,
} from '#server/marketing/report/report-kinds.ts';
import { revenueOfEnough, valueOfEnoughPlayers } from '#server/marketing/revenue/few-players.ts';
import type { Kysely } from 'kysely';
import type { ReportTime } from '#server/marketing/report/compared-query.ts';
import type { ReturnRow } from '#server/marketing/report/read-returns.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { View } from '#server/marketing/report/view.ts';

/** A report in both formats. */
interface Texts {
  csv: () => string;
  json: () => string;
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
): Promise<Texts> {
  const view = { ...given, isSplit: false };
  async function share<Read>(
    kind: ReportKind<Read>,
    ofEnough: (read: Read) => Read,
  ): Promise<Texts> {
    const shared = ofEnough(await kind.read(db, view, time));
    return {
      csv: () => kind.csv(view, shared),
      json: () => kind.json(view, shared, timeZone),
    };
  }
  switch (report) {
    case 'installs':
      return share(REPORT_KINDS.installs, dashboardOfEnough);
    case 'table':
      return share(REPORT_KINDS.table, (rows) =>
        withoutFew(rows).map((row) => ({ ...row, parts: {} })),
      );
    case 'retention':
      return share(REPORT_KINDS.retention, ({ weeks, values }) => ({
        weeks: weeks.filter(isEnough),
        values: values.filter(isEnough),
      }));
    case 'revenue':
      return share(REPORT_KINDS.revenue, revenueOfEnough);
    case 'value':
      return share(REPORT_KINDS.value, valueOfEnoughPlayers);
  }
}
