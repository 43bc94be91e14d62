import { BadRequest } from '#server/core/http/refusal.ts';
import type { MaySend } from '#server/core/outbound/delivery.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { isConsoleLanguage, type ConsoleLanguage } from '#server/marketing/texts/texts.ts';
import { readRecipients } from '#server/marketing/email/recipients.ts';
import { readSecret } from '#server/marketing/kit/read-secret.ts';
import { readReportAddress, withoutOrigin } from '#server/marketing/report/report-address.ts';
import { FREQUENCIES } from '#server/marketing/schedules/frequency.ts';
import type { ScheduleDraft } from '#server/marketing/schedules/schedules.ts';
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
): { report: ReportName; path: string; view: View & { period: Period } } {
  const { report, path, view } = readReportAddress(address, today);
  const { period } = view;
  if (period === undefined) {
    throw new BadRequest('report has fixed days: choose a period such as "7 days"');
  }
  return { report, path, view: { ...view, period } };
}

type Given = Readonly<Record<string, string>>;

interface DraftOptions {
  today: number;
  maySend: MaySend;
  /** E-mail is set up. */
  mayEmail: boolean;
  /** Of e-mails where the form names none. */
  language: ConsoleLanguage;
}

/** Parses a form. @throws BadRequest that names the field */
export function readSchedule(
  given: Given,
  { today, maySend, mayEmail, language }: DraftOptions,
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
  const receiver =
    given['receiver'] === 'email' ? readEmails(given, mayEmail) : readAddress(given, maySend);
  // A complete address can be pasted.
  const report = withoutOrigin(word('report', LONGEST_ADDRESS));
  reportOf(report, today);
  const chosen = given['language'];
  return {
    name,
    report,
    frequency,
    hour,
    ...receiver,
    language: isConsoleLanguage(chosen) ? chosen : language,
  };
}

type Receiver = Pick<ScheduleDraft, 'url' | 'secret' | 'emails'>;

function readEmails({ emails: text = '' }: Given, mayEmail: boolean): Receiver {
  if (!mayEmail) throw new BadRequest('e-mail is not set up on this server');
  const emails = readRecipients(text);
  if (emails.length === 0) throw new BadRequest('enter at least one e-mail address');
  return { url: '', secret: '', emails };
}

function readAddress(given: Given, maySend: MaySend): Receiver {
  const url = oneLine(given['url'] ?? '');
  if (url.length > LONGEST_ADDRESS) {
    throw new BadRequest(`url may have ${LONGEST_ADDRESS} characters`);
  }
  if (!maySend(url)) throw new BadRequest('address must be HTTPS and on the open Internet');
  return { url, secret: readSecret(given), emails: [] };
}
