import { BadRequest } from '#server/core/http/refusal.ts';
import type { MaySend } from '#server/core/outbound/delivery.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { readSecret } from '#server/marketing/kit/read-secret.ts';
import { readReportAddress, withoutOrigin } from '#server/marketing/report/report-address.ts';
import { FREQUENCIES, type ScheduleDraft } from '#server/marketing/schedules/schedules.ts';
import type { Period, View } from '#server/marketing/report/view.ts';
import type { ReportName } from '#server/marketing/report/report-names.ts';

const LONGEST_NAME = 100;
const LONGEST_ADDRESS = 1000;

/**
 * Parses a report's address, for the range that ends on `today`.
 * @throws BadRequest for anything but a report of a relative period
 */
export function reportOf(
  address: string,
  today: number,
): { report: ReportName; view: View & { period: Period } } {
  const { report, view } = readReportAddress(address, today);
  const { period } = view;
  if (period === undefined) {
    throw new BadRequest('report has fixed days: choose a period such as "7 days"');
  }
  return { report, view: { ...view, period } };
}

/** Parses a form. @throws BadRequest that names the field */
export function readSchedule(
  given: Readonly<Record<string, string>>,
  { today, maySend }: { today: number; maySend: MaySend },
): ScheduleDraft {
  const word = (field: string, longest: number): string => {
    const text = oneLine(given[field] ?? '');
    if (text.length > longest) throw new BadRequest(`${field} may have ${longest} characters`);
    return text;
  };
  const name = word('name', LONGEST_NAME);
  if (name === '') throw new BadRequest('name is empty');
  const frequency = FREQUENCIES.find((one) => one === given['frequency']);
  if (!frequency) throw new BadRequest(`frequency must be one of ${FREQUENCIES.join(', ')}`);
  const hour = Number(given['hour']);
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) {
    throw new BadRequest('hour must be 0 to 23');
  }
  const url = word('url', LONGEST_ADDRESS);
  if (!maySend(url)) {
    throw new BadRequest('address must be HTTPS and on the open Internet');
  }
  const secret = readSecret(given);
  // A complete address can be pasted.
  const report = withoutOrigin(word('report', LONGEST_ADDRESS));
  reportOf(report, today);
  return { name, report, frequency, hour, url, secret };
}
