import { sql, type Kysely } from 'kysely';
import { WORKER_SUMS, type WorkerSums } from '#shared/worker/report-contract.ts';
import { dayText, marketDay } from '#server/core/market-day.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { WorkerReportTable } from '#server/core/database/worker-report-table.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** A report, and the day it counts for. */
export interface WorkerReportEntry {
  market: Parameters<typeof marketDay>[0];
  now: EpochMs;
  /** True when it is about the list that the server serves now. */
  isCurrent: boolean;
  sums: WorkerSums;
}

type SumColumn = Exclude<keyof WorkerReportTable, 'day' | 'is_current' | 'reports'>;

const COLUMNS = {
  installFailed: 'install_failed',
  quota: 'quota',
  hits: 'hits',
  misses: 'misses',
  fetched: 'fetched',
  bytes: 'bytes',
  failed: 'failed',
  absent: 'absent',
  fills: 'fills',
  fillMs: 'fill_ms',
} as const satisfies Record<keyof WorkerSums, SumColumn>;

/**
 * Adds a report to its day's sums. Stores only whether its list version is the current one, so that made-up
 * versions create no rows.
 */
export async function addWorkerReport(
  db: Kysely<Tables>,
  { market, now, isCurrent, sums }: WorkerReportEntry,
): Promise<void> {
  const values = Object.fromEntries(WORKER_SUMS.map((name) => [COLUMNS[name], sums[name]]));
  const added = Object.fromEntries(
    [...WORKER_SUMS.map((name) => COLUMNS[name]), 'reports' as const].map((column) => [
      column,
      sql<number>`worker_report.${sql.ref(column)} + excluded.${sql.ref(column)}`,
    ]),
  );
  await db
    .insertInto('worker_report')
    .values({
      day: marketDay(market, now).number,
      is_current: isCurrent,
      reports: 1,
      ...(values as Record<SumColumn, number>),
    })
    .onConflict((conflict) => conflict.columns(['day', 'is_current']).doUpdateSet(added))
    .execute();
}

/** Reads the sums of the latest days, newest first. */
export async function readWorkerReports(db: Kysely<Tables>, days: number) {
  const rows = await db
    .selectFrom('worker_report')
    .orderBy('day', 'desc')
    .orderBy('is_current', 'desc')
    .limit(days * 2)
    .selectAll()
    .execute();
  return rows.map((row) => ({
    day: dayText(row.day),
    isCurrentList: row.is_current,
    reports: row.reports,
    ...(Object.fromEntries(WORKER_SUMS.map((name) => [name, row[COLUMNS[name]]])) as WorkerSums),
  }));
}
