import {
  courseCsv,
  dashboardJson,
  retentionCsv,
  retentionJson,
  tableCsv,
  tableJson,
} from '#server/marketing/report/files.ts';
import { readDashboard, type Dashboard } from '#server/marketing/report/read-report.ts';
import type { ReportName } from '#server/marketing/report/report-names.ts';
import type { ReportTime } from '#server/marketing/report/compared-query.ts';
import { readTable, type ReportTable } from '#server/marketing/report/read-table.ts';
import { handoversCsv, handoversJson } from '#server/marketing/handovers/handover-files.ts';
import { readHandovers, type Handovers } from '#server/marketing/handovers/read-handovers.ts';
import { readRetention, type Retention } from '#server/marketing/report/read-retention.ts';
import { revenueCsv, revenueJson, valueCsv, valueJson } from '#server/marketing/revenue/files.ts';
import { readRevenue, type Revenue } from '#server/marketing/revenue/read-revenue.ts';
import { readValue, type PlayerValue } from '#server/marketing/revenue/read-value.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';
import type { View } from '#server/marketing/report/view.ts';

/** A report: what is read for its page, its files, the API and scheduled files. */
export interface ReportKind<Read> {
  report: ReportName;
  read: (db: Kysely<Tables>, view: View, time: ReportTime) => Promise<Read>;
  csv: (view: View, read: Read) => string;
  json: (view: View, read: Read, timeZone: string) => string;
  /** In the name of a file. */
  name: (view: View) => string;
}

const installs: ReportKind<Dashboard> = {
  report: 'installs',
  read: readDashboard,
  csv: (_view, read) => courseCsv(read),
  json: dashboardJson,
  name: () => 'installs',
};

const table: ReportKind<ReportTable> = {
  report: 'table',
  read: readTable,
  csv: tableCsv,
  json: tableJson,
  name: ({ by, split }) => `installs-by-${split === undefined ? by : `${by}-and-${split}`}`,
};

const retention: ReportKind<Retention> = {
  report: 'retention',
  read: (db, view, { today }) => readRetention(db, view, today),
  csv: retentionCsv,
  json: retentionJson,
  name: () => 'retention',
};

const handovers: ReportKind<Handovers> = {
  report: 'handovers',
  read: readHandovers,
  csv: handoversCsv,
  json: handoversJson,
  name: () => 'handovers',
};

const revenue: ReportKind<Revenue> = {
  report: 'revenue',
  read: readRevenue,
  csv: revenueCsv,
  json: revenueJson,
  name: ({ by }) => `revenue-by-${by}`,
};

const value: ReportKind<PlayerValue> = {
  report: 'value',
  read: readValue,
  csv: valueCsv,
  json: valueJson,
  name: () => 'player-value',
};

export const REPORT_KINDS = {
  installs,
  table,
  retention,
  handovers,
  revenue,
  value,
} as const satisfies Record<ReportName, unknown>;
