import { comparedOf, readRevenue } from '#server/marketing/revenue/read-revenue.ts';
import { dashboardOfEnough } from '#server/marketing/api/few.ts';
import { MEASURES } from '#server/marketing/report/view.ts';
import { readDashboard } from '#server/marketing/report/read-report.ts';
import { revenueOfEnough } from '#server/marketing/revenue/few-players.ts';
import type { Kysely } from 'kysely';
import type { Measure, Metric } from '#server/marketing/report/view.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { ReportFile } from '#server/marketing/schedules/read-file.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** A number of the whole report, with that of the period before; undefined where nothing is compared. */
export type Total =
  | { of: Exclude<Metric, 'amount'>; count: number; before: number | undefined }
  | { of: 'amount' | 'cost' | Measure; amount: MinorUnits; before: MinorUnits | undefined };

const COUNTS = ['landed', 'installed', 'opened', 'registered', 'deposited'] as const;

/**
 * Reads the numbers that stand above a report: of revenue the money that moved, of others the visitors of its days
 * and filters. Numbers of fewer than five visitors are 0, as in its file.
 */
export async function readTotals(
  db: Kysely<Tables>,
  { report, view, time }: Pick<ReportFile, 'report' | 'view' | 'time'>,
): Promise<Total[]> {
  if (report === 'revenue') {
    const revenue = revenueOfEnough(await readRevenue(db, view, time));
    const { moved, cost } = revenue.total;
    const before = comparedOf(revenue);
    return [
      ...MEASURES.map((of): Total => ({ of, amount: moved[of], before: before?.[of] })),
      ...costOf(cost, revenue.costBefore),
    ];
  }
  const { totals, before, cost, costBefore } = dashboardOfEnough(
    await readDashboard(db, view, time),
  );
  const compared = before.landed > 0 ? before : undefined;
  return [
    ...COUNTS.map((of): Total => ({ of, count: totals[of], before: compared?.[of] })),
    { of: 'amount', amount: totals.amount, before: compared?.amount },
    ...costOf(cost, costBefore),
  ];
}

const costOf = (cost: MinorUnits | undefined, before: MinorUnits | undefined): Total[] =>
  cost === undefined || cost === 0 ? [] : [{ of: 'cost', amount: cost, before }];
