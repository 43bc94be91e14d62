import { csvText, type CsvCell } from '#shared/csv/csv-text.ts';
import { STEPS } from '#server/marketing/events/funnel.ts';
import { GROUPS, type Report, type ReportRow } from '#server/marketing/report/report-query.ts';

const LATER_STEPS = STEPS.slice(1);

const HEADER = [
  'group',
  'name',
  ...STEPS.map(({ id }) => id),
  ...LATER_STEPS.map(({ id }) => `${id}_percent_of_landed`),
  'median_seconds_to_install',
  'p90_seconds_to_install',
];

/** The report's tables, one below the other; the column `group` distinguishes them. */
export const reportCsv = ({ total, groups }: Report): string =>
  csvText([
    HEADER,
    cells('total', total),
    ...GROUPS.flatMap((group) => groups[group].map((row) => cells(group, row))),
  ]);

function cells(group: string, { name, counts, medianSeconds, p90Seconds }: ReportRow): CsvCell[] {
  return [
    group,
    group === 'day' ? { date: name } : name,
    ...[
      ...STEPS.map(({ id }) => counts[id]),
      ...LATER_STEPS.map(({ id }) => percentOf(counts[id], counts.landed)),
      medianSeconds ?? '',
      p90Seconds ?? '',
    ].map((value) => ({ number: String(value) })),
  ];
}

/** E.g. `12.5`; empty when the whole is 0. */
const percentOf = (part: number, whole: number): string =>
  whole === 0 ? '' : ((part / whole) * 100).toFixed(1);
