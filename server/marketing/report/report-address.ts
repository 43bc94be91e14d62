import { checkHours } from '#server/marketing/report/hours.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { addressOf, readView, type View } from '#server/marketing/report/view.ts';
import {
  HANDOVERS_PATH,
  REPORT_PATH,
  RETENTION_PATH,
  REVENUE_PATH,
  TABLE_PATH,
  VALUE_PATH,
} from '#server/marketing/report/paths.ts';
import type { ReportName } from '#server/marketing/report/report-names.ts';

const REPORTS: Readonly<Record<string, ReportName>> = {
  [REPORT_PATH]: 'installs',
  [TABLE_PATH]: 'table',
  [RETENTION_PATH]: 'retention',
  [HANDOVERS_PATH]: 'handovers',
  [REVENUE_PATH]: 'revenue',
  [VALUE_PATH]: 'value',
};

/** A report's page and what it shows. */
export interface AddressedReport {
  report: ReportName;
  path: string;
  view: View;
}

/**
 * Parses the address of a report's page, of all campaigns, for relative periods that end on `today`.
 * @throws BadRequest for anything else
 */
export function readReportAddress(address: string, today: number): AddressedReport {
  const at = address.indexOf('?');
  const path = at < 0 ? address : address.slice(0, at);
  const report = Object.hasOwn(REPORTS, path) ? REPORTS[path] : undefined;
  if (!report) {
    throw new BadRequest(`report must be the address of a page such as ${TABLE_PATH}?period=7d`);
  }
  const query: Record<string, string | string[]> = {};
  const parameters = new URLSearchParams(at < 0 ? '' : address.slice(at + 1));
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    query[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  const view = readView(query, today, 'all');
  checkHours(report, view);
  return { report, path, view };
}

/** Removes the origin of a complete address that was pasted. */
export const withoutOrigin = (address: string): string =>
  address.trim().replace(/^https?:\/\/[^/]+/i, '');

/** An address of a report with nothing but the parameters of its view. @throws BadRequest */
export function normalReportAddress(address: string, today: number): string {
  const { path, view } = readReportAddress(withoutOrigin(address).replace(/#.*/s, ''), today);
  return addressOf(path, view);
}
