import { DIMENSIONS } from '#server/marketing/events/dimension.ts';
import {
  readReportAddress,
  type AddressedReport,
} from '#server/marketing/report/report-address.ts';
import { useConsole, type Console } from '#server/marketing/kit/console-context.ts';
import type { ReportName } from '#server/marketing/report/report-names.ts';

/** Says in a line what a report's address shows: the page, its days and its filters. */
export function ReportSummary({ address, today }: { address: string; today: number }) {
  const console = useConsole();
  const asked = addressed(address, today);
  return asked ? summaryOf(console, asked) : address;
}

/** Undefined for an address of another version, whose parameters have other values. */
function addressed(address: string, today: number): AddressedReport | undefined {
  try {
    return readReportAddress(address, today);
  } catch {
    return undefined;
  }
}

function summaryOf({ texts, format }: Console, { report, view }: AddressedReport): string {
  const { installs, retention, revenue, handovers } = texts;
  const titles: Readonly<Record<ReportName, string>> = {
    installs,
    table: texts.tableOf(texts.dimensions[view.by]),
    retention: retention.title,
    handovers: handovers.title,
    revenue: revenue.title,
    value: revenue.value.title,
  };
  const days =
    view.period === undefined
      ? texts.days(format.day(view.from, 'long'), format.day(view.to, 'long'))
      : texts.periods[view.period];
  const filters = DIMENSIONS.flatMap((dimension) =>
    (view.filters[dimension] ?? []).map((value) =>
      texts.filterIs(texts.dimensions[dimension], format.nameOf(dimension, value)),
    ),
  );
  return [titles[report], days, ...filters].join(' · ');
}
