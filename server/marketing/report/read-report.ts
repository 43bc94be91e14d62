import type { Kysely } from 'kysely';
import { dayText } from '#server/core/market-day.ts';
import {
  addFunnels,
  EMPTY_FUNNEL,
  readBreakdowns,
  readDays,
  readInstallTimes,
  readRobots,
  type Funnel,
  type FunnelRow,
  type InstallTimes,
} from '#server/marketing/report/read-funnel.ts';
import { readCosts } from '#server/marketing/costs/costs.ts';
import { add, type MinorUnits } from '#shared/money/money.ts';
import { isWindowOpen, type Completeness } from '#server/marketing/report/completeness.ts';
import {
  comparedQuery,
  isTodayAlone,
  type ReportTime,
} from '#server/marketing/report/compared-query.ts';
import { sortRows } from '#server/marketing/report/sort-rows.ts';
import type { View } from '#server/marketing/report/view.ts';
import { areHoursMissing } from '#server/marketing/events/fill-hours.ts';
import type { Dimension } from '#server/marketing/events/dimension.ts';
import type { Tables } from '#server/core/database/tables.ts';

export interface Bin extends Completeness {
  /** The first of its days. */
  day: number;
  funnel: Funnel;
  /** The same number of days of the compared period. */
  before: Funnel;
  /** Its visitors can still take steps within the window. */
  isWindowOpen: boolean;
}

/** A row with the same row of the compared period. */
export interface ComparedRow extends FunnelRow {
  before: Funnel;
}

export interface Dashboard {
  totals: Funnel;
  /** Of the compared period. */
  before: Funnel;
  /** For today alone, which is compared with the same hours of another day. */
  isSameHours: boolean;
  /** The period includes today. */
  isUnfinished: boolean;
  times: InstallTimes;
  bins: Bin[];
  /** Days per bin. */
  binDays: 1 | 7;
  robots: number;
  /** Cost of the campaigns; undefined when a filter does not apply to costs. */
  cost: MinorUnits | undefined;
  costBefore: MinorUnits | undefined;
  /** Visitors from before an update are still being counted by hour. */
  areHoursMissing: boolean;
  /** Nobody has visited yet, in any period. */
  isFirstRun: boolean;
  /** Rows of the two menus, by the chosen metric, highest first. */
  origins: ComparedRow[];
  clients: ComparedRow[];
}

/** @see `dashboardOfEnough` */
export type CheckedDashboard = Dashboard & { isTooFew?: true };

/** Most days that a chart shows separately. */
const MOST_DAILY = 120;

export async function readDashboard(
  db: Kysely<Tables>,
  view: View,
  time: ReportTime,
): Promise<Dashboard> {
  const { from, to } = view;
  const { today } = time;
  const previous = comparedQuery(view, time);
  const days = await readDays(db, view);
  const daysBefore = await readDays(db, previous);
  const times = await readInstallTimes(db, view);
  const robots = await readRobots(db, view);
  const menus = [...new Set([view.origin, view.client])];
  const rows = await readBreakdowns(db, view, menus);
  const rowsBefore = await readBreakdowns(db, previous, menus);
  const rowsOf = (menu: Dimension) =>
    sortRows(compareRows(rows[menu], rowsBefore[menu]), view.metric, false);
  const cost = sumOfCosts(await readCosts(db, view, 'campaign'));
  const isSameHours = isTodayAlone(view, today);
  // Costs have no hours.
  const costBefore = !isSameHours
    ? sumOfCosts(await readCosts(db, previous, 'campaign'))
    : undefined;
  const binDays = to - from < MOST_DAILY ? 1 : 7;
  const sumOf = (of: ReadonlyMap<number, Funnel>, first: number, count: number): Funnel =>
    addFunnels(Array.from({ length: count }, (_none, at) => of.get(first + at) ?? EMPTY_FUNNEL));
  const bins: Bin[] = [];
  // The last week is complete, the first may be shorter: the line must not seem to drop at its end.
  const firstLength = (to - from + 1) % binDays || binDays;
  for (let day = from, length: number = firstLength; day <= to; length = binDays) {
    bins.push({
      day,
      funnel: sumOf(days, day, length),
      before: sumOf(daysBefore, day - from + previous.from, length),
      isCut: length < binDays,
      isUnfinished: day + length - 1 >= today,
      isWindowOpen: isWindowOpen(day + length - 1, view.window, today),
    });
    day += length;
  }
  return {
    totals: addFunnels(bins.map(({ funnel }) => funnel)),
    before: addFunnels(bins.map(({ before }) => before)),
    isSameHours,
    isUnfinished: to >= today,
    times,
    bins,
    binDays,
    robots,
    cost,
    costBefore,
    areHoursMissing: view.filters.hour !== undefined && (await areHoursMissing(db)),
    isFirstRun: view.scope === 'all' && days.size === 0 && (await isFirstRun(db)),
    origins: rowsOf(view.origin),
    clients: rowsOf(view.client),
  };
}

async function isFirstRun(db: Kysely<Tables>): Promise<boolean> {
  const known = await db.selectFrom('install_sum').select('day').limit(1).executeTakeFirst();
  return known === undefined;
}

const compareRows = (rows: readonly FunnelRow[], before: readonly FunnelRow[]): ComparedRow[] => {
  const funnels = new Map(before.map(({ name, funnel }) => [name, funnel]));
  return rows.map((row) => ({ ...row, before: funnels.get(row.name) ?? EMPTY_FUNNEL }));
};

const sumOfCosts = (costs: ReadonlyMap<string, MinorUnits> | undefined): MinorUnits | undefined =>
  costs && add(...costs.values());

/** A file name with the range of days. */
export const fileName = (view: View, what: string, format: string): string =>
  `parola-${what}-${dayText(view.from)}-to-${dayText(view.to)}.${format}`;
