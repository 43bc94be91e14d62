import type { ScheduleDraft } from '#server/marketing/schedules/schedules.ts';
import type { Facts } from '#server/core/audit/audit.ts';

/** What the audit stores of a schedule: of the address the host, since its path may hold a key. */
export const auditedSchedule = ({
  name,
  report,
  frequency,
  hour,
  url,
  emails,
  language,
}: ScheduleDraft): Facts => ({
  name,
  report,
  frequency,
  hour,
  host: URL.canParse(url) ? new URL(url).host : '',
  emails: emails.join(' '),
  language,
});
