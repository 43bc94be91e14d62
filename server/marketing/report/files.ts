import { csvText, type CsvCell } from '#shared/csv/csv-text.ts';
import { dayText } from '#server/core/market-day.ts';
import { DEVICES } from '#server/marketing/events/dimension.ts';
import { pairsOf, sortedParts } from '#server/marketing/report/crossed.ts';
import { EMPTY_FUNNEL, FUNNEL_NUMBERS, type Funnel } from '#server/marketing/report/read-funnel.ts';
import type { Completeness } from '#server/marketing/report/completeness.ts';
import type { ComparedRow, Dashboard } from '#server/marketing/report/read-report.ts';
import type { ReportTable } from '#server/marketing/report/read-table.ts';
import { LAPSED_NUMBERS } from '#server/marketing/report/read-lapsed.ts';
import { RETURN_DAYS } from '#server/marketing/events/funnel.ts';
import type { Retention } from '#server/marketing/report/read-retention.ts';
import type { ReturnRow } from '#server/marketing/report/read-returns.ts';
import type { View } from '#server/marketing/report/view.ts';

export const numberCell = (number: number | string): CsvCell => ({ number: String(number) });

export const funnelCells = (funnel: Funnel): CsvCell[] =>
  FUNNEL_NUMBERS.map((name) => numberCell(funnel[name]));

export const snake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Amounts are in hundredths, so that no spreadsheet misreads a decimal separator. */
export const FUNNEL_HEADS = FUNNEL_NUMBERS.map((name) =>
  name === 'amount' || name === 'firstAmount' ? `${snake(name)}_hundredths` : snake(name),
);

export const stateCells = ({ isCut, isUnfinished }: Completeness): CsvCell[] => [
  isCut ? 'yes' : 'no',
  isUnfinished ? 'yes' : 'no',
];

/** A dashboard's course: one line per day, or per week of a long range. */
export const courseCsv = ({ bins, binDays }: Pick<Dashboard, 'bins' | 'binDays'>): string =>
  csvText([
    [
      binDays === 1 ? 'day' : 'week_from',
      ...FUNNEL_HEADS,
      'is_cut',
      'is_unfinished',
      'is_window_open',
    ],
    ...bins.map(({ day, funnel, ...state }) => [
      { date: dayText(day) },
      ...funnelCells(funnel),
      ...stateCells(state),
      state.isWindowOpen ? 'yes' : 'no',
    ]),
  ]);

/**
 * The rows of a table and those of the compared period. Crossed with devices it has columns for each, crossed with
 * another dimension it has a line for each pair.
 */
export function tableCsv({ by, split }: View, { rows }: ReportTable): string {
  if (split !== undefined && split !== 'device') {
    return csvText([
      [by, split, ...FUNNEL_HEADS],
      ...pairsOf(rows).map(({ name, part, funnel }) => [name, part, ...funnelCells(funnel)]),
    ]);
  }
  const isSplit = split === 'device';
  return csvText([
    [
      by,
      ...FUNNEL_HEADS,
      'cost_hundredths',
      ...(isSplit
        ? DEVICES.flatMap((device) => FUNNEL_HEADS.map((head) => `${device}_${head}`))
        : []),
      ...FUNNEL_HEADS.map((head) => `before_${head}`),
      'robots',
    ],
    ...rows.map(({ name, funnel, before, cost, parts, robots }) => [
      name,
      ...funnelCells(funnel),
      numberCell(cost ?? ''),
      ...(isSplit
        ? DEVICES.flatMap((device) => funnelCells(parts.get(device) ?? EMPTY_FUNNEL))
        : []),
      ...funnelCells(before),
      numberCell(robots ?? ''),
    ]),
  ]);
}

/** The parameters of a file. */
export const askedOf = ({ from, to, compare, touch, window, filters }: View) => ({
  from: dayText(from),
  to: dayText(to),
  ...(compare !== undefined && { compare: dayText(compare) }),
  touch,
  windowDays: window,
  filters,
});

/** @param report `isTooFew` when it has too few visitors to report */
export const dashboardJson = (
  view: View,
  report: Dashboard & { isTooFew?: true },
  timeZone: string,
): string => {
  const { totals, before, times, bins, binDays, robots, cost, costBefore, origins, clients } =
    report;
  const { isTooFew, isSameHours, isUnfinished } = report;
  return JSON.stringify({
    ...askedOf(view),
    timeZone,
    totals: { ...totals, ...times, cost: cost ?? null },
    before: { ...before, cost: costBefore ?? null },
    isSameHours,
    isUnfinished,
    ...(isTooFew && { isTooFew }),
    robots,
    binDays,
    course: bins.map(({ day, funnel, before: previous, isCut, ...bin }) => ({
      day: dayText(day),
      ...funnel,
      before: previous,
      isCut,
      isUnfinished: bin.isUnfinished,
      isWindowOpen: bin.isWindowOpen,
    })),
    [view.origin]: origins.map(rowJson),
    [view.client]: clients.map(rowJson),
  });
};

const rowJson = ({ name, funnel, before }: ComparedRow) => ({ name, ...funnel, before });

export const tableJson = (
  view: View,
  { rows, areHoursMissing }: ReportTable,
  timeZone: string,
): string =>
  JSON.stringify({
    ...askedOf(view),
    timeZone,
    by: view.by,
    ...(view.split !== undefined && { split: view.split }),
    ...(areHoursMissing && { areHoursMissing }),
    rows: rows.map(({ name, funnel, before, cost = null, parts, robots }) => ({
      name,
      ...funnel,
      before,
      cost,
      ...(robots !== undefined && { robots }),
      ...(view.split === 'device' && { devices: Object.fromEntries(parts) }),
      ...(view.split !== undefined &&
        view.split !== 'device' && {
          parts: sortedParts(parts).map(([part, numbers]) => ({ name: part, ...numbers })),
        }),
    })),
  });

const RETURN_HEADS = [
  'installed',
  'visitors',
  ...RETURN_DAYS.flatMap((days) => [`day_${days}_of`, `day_${days}_seen`]),
  'deposited',
  'amount_hundredths',
];

const LAPSED_HEADS = LAPSED_NUMBERS.map((name) => snake(name));
const NO_LAPSED = LAPSED_NUMBERS.map(() => '');

/**
 * Returning visitors: first the weeks, then the dimension, then which installs lapsed by it; the column `group`
 * distinguishes them.
 */
export const retentionCsv = ({ by }: View, { weeks, values, lapsed }: Retention): string =>
  csvText([
    ['group', 'name', ...RETURN_HEADS, 'is_cut', 'is_unfinished', ...LAPSED_HEADS],
    ...weeks.map((row) => [
      'week',
      { date: dayText(Number(row.name)) },
      ...returnCells(row),
      ...stateCells(row),
      ...NO_LAPSED,
    ]),
    ...values.map((row) => [by, row.name, ...returnCells(row), '', '', ...NO_LAPSED]),
    ...lapsed.map((row) => [
      `lapsed_by_${by}`,
      row.name,
      ...RETURN_HEADS.map(() => ''),
      '',
      '',
      ...LAPSED_NUMBERS.map((name) => numberCell(row[name])),
    ]),
  ]);

const returnCells = ({ isInstalled, returns }: ReturnRow): CsvCell[] => [
  isInstalled ? 'yes' : 'no',
  numberCell(returns.visitors),
  ...RETURN_DAYS.flatMap((days) => [
    numberCell(returns.back[days].of),
    numberCell(returns.back[days].seen),
  ]),
  numberCell(returns.deposited),
  numberCell(returns.amount),
];

export const retentionJson = (
  view: View,
  { weeks, values, lapsed }: Retention,
  timeZone: string,
): string =>
  JSON.stringify({
    ...askedOf(view),
    timeZone,
    weeks: weeks.map(({ name, isInstalled, returns, isCut, isUnfinished }) => ({
      week: dayText(Number(name)),
      isInstalled,
      isCut,
      isUnfinished,
      ...returns,
    })),
    by: view.by,
    rows: values.map(({ name, isInstalled, returns }) => ({ name, isInstalled, ...returns })),
    lapsed,
  });
