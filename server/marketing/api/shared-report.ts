import {
  courseCsv,
  dashboardJson,
  retentionCsv,
  retentionJson,
  tableCsv,
  tableJson,
} from '#server/marketing/report/files.ts';
import { dashboardOfEnough, FEWEST_VISITORS, withoutFew } from '#server/marketing/api/few.ts';
import { readDashboard, readTable, readWeeks } from '#server/marketing/report/read-report.ts';
import { readReturns, type ReturnRow } from '#server/marketing/report/read-returns.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';
import type { View } from '#server/marketing/report/view.ts';

export const SHARED_REPORTS = ['installs', 'table', 'retention'] as const;
export type SharedReport = (typeof SHARED_REPORTS)[number];

/** A report in both formats. */
interface Texts {
  csv: () => string;
  json: () => string;
}

/**
 * Reads a report that leaves the operator: rows of fewer than five visitors are grouped, and whatever is still
 * about fewer is omitted.
 * @param today the unfinished day
 */
export async function readSharedReport(
  db: Kysely<Tables>,
  report: SharedReport,
  given: View,
  { today, timeZone }: { today: number; timeZone: string },
): Promise<Texts> {
  const view = { ...given, isSplit: false };
  switch (report) {
    case 'installs': {
      const shared = dashboardOfEnough(await readDashboard(db, view, today));
      return { csv: () => courseCsv(shared), json: () => dashboardJson(view, shared, timeZone) };
    }
    case 'table': {
      const rows = withoutFew(await readTable(db, view)).map((row) => ({ ...row, parts: {} }));
      return { csv: () => tableCsv(view, rows), json: () => tableJson(view, rows, timeZone) };
    }
    case 'retention': {
      const isEnough = ({ returns }: ReturnRow) => returns.visitors >= FEWEST_VISITORS;
      const shared = {
        weeks: (await readWeeks(db, view, today)).filter(isEnough),
        values: (await readReturns(db, view, view.by, today)).filter(isEnough),
      };
      return {
        csv: () => retentionCsv(view, shared),
        json: () => retentionJson(view, shared, timeZone),
      };
    }
  }
}
