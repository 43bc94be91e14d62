import { STEPS } from '#server/attribution/funnel.ts';
import { GROUPS, type Report, type ReportRow } from '#server/attribution/report-query.ts';
import { percentOf } from '#server/attribution/report-numbers.ts';

const LATER_STEPS = STEPS.slice(1);

const HEADER = [
  'group',
  'name',
  ...STEPS.map(({ id }) => id),
  ...LATER_STEPS.map(({ id }) => `${id}_percent_of_landed`),
  'median_seconds_to_install',
  'p90_seconds_to_install',
];

/** The report's tables, one below the other; the column `group` tells them apart (RFC 4180). */
export function reportCsv({ total, groups }: Report): string {
  const lines = [
    HEADER,
    cells('total', total),
    ...GROUPS.flatMap((group) => groups[group].map((row) => cells(group, row))),
  ];
  return lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}

function cells(group: string, { name, counts, medianSeconds, p90Seconds }: ReportRow): string[] {
  return [
    group,
    name,
    ...STEPS.map(({ id }) => String(counts[id])),
    ...LATER_STEPS.map(({ id }) => percentOf(counts[id], counts.landed) ?? ''),
    String(medianSeconds ?? ''),
    String(p90Seconds ?? ''),
  ];
}

/**
 * A cell that a spreadsheet takes as text: names come from addresses that anybody can write, and one
 * that starts like a formula would be run.
 */
function quoted(cell: string): string {
  const safe = /^\s*[=+\-@|%]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
