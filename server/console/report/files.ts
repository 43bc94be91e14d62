import { csvText } from '#server/http/csv.ts';
import { dayText } from '#server/market-day.ts';
import { DEVICES } from '#server/attribution/dimension.ts';
import { EMPTY_FUNNEL, FUNNEL_NUMBERS, type Funnel } from '#server/attribution/read-funnel.ts';
import type { Dashboard, TableRow } from '#server/console/report/read-report.ts';
import type { View } from '#server/console/report/view.ts';

const numbersOf = (funnel: Funnel): string[] => FUNNEL_NUMBERS.map((name) => String(funnel[name]));

const snake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Amounts are hundredths, as everywhere in files: a spreadsheet shall not guess at a decimal sign. */
const HEADS = FUNNEL_NUMBERS.map((name) =>
  name === 'amount' || name === 'firstAmount' ? `${snake(name)}_hundredths` : snake(name),
);

/** The course of a dashboard, a line for each day, or each week of a long range. */
export const courseCsv = ({ bins, binDays }: Dashboard): string =>
  csvText([
    [binDays === 1 ? 'day' : 'week_from', ...HEADS],
    ...bins.map(({ day, funnel }) => [dayText(day), ...numbersOf(funnel)]),
  ]);

/** The rows of a table; with further columns by device where it is split. */
export const tableCsv = ({ by, isSplit }: View, rows: readonly TableRow[]): string =>
  csvText([
    [
      by,
      ...HEADS,
      ...(isSplit ? DEVICES.flatMap((device) => HEADS.map((head) => `${device}_${head}`)) : []),
    ],
    ...rows.map(({ name, funnel, parts }) => [
      name,
      ...numbersOf(funnel),
      ...(isSplit ? DEVICES.flatMap((device) => numbersOf(parts[device] ?? EMPTY_FUNNEL)) : []),
    ]),
  ]);

/** What a file counts, and how. */
const askedOf = ({ from, to, touch, window, filters }: View) => ({
  from: dayText(from),
  to: dayText(to),
  touch,
  windowDays: window,
  filters,
});

export const dashboardJson = (view: View, report: Dashboard, timeZone: string): string => {
  const { totals, before, times, bins, binDays, robots, origins, clients } = report;
  return JSON.stringify({
    ...askedOf(view),
    timeZone,
    totals: { ...totals, ...times },
    before,
    robots,
    binDays,
    course: bins.map(({ day, funnel, before: previous }) => ({
      day: dayText(day),
      ...funnel,
      before: previous,
    })),
    [view.origin]: origins.map(({ name, funnel }) => ({ name, ...funnel })),
    [view.client]: clients.map(({ name, funnel }) => ({ name, ...funnel })),
  });
};

export const tableJson = (view: View, rows: readonly TableRow[], timeZone: string): string =>
  JSON.stringify({
    ...askedOf(view),
    timeZone,
    by: view.by,
    rows: rows.map(({ name, funnel, parts }) => ({
      name,
      ...funnel,
      ...(view.isSplit ? { devices: parts } : {}),
    })),
  });
