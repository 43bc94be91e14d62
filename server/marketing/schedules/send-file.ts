import {
  deliver,
  DELIVERY_TIMEOUT_MS,
  type MaySend,
  type Outcome,
} from '#server/core/outbound/delivery.ts';
import { queueEmail, sendAtOnce } from '#server/marketing/email/outbox.ts';
import { readReportFile } from '#server/marketing/schedules/read-file.ts';
import { readTotals } from '#server/marketing/schedules/read-totals.ts';
import { transact } from '#server/core/database/transact.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { EmailContent, Mailer } from '#server/core/outbound/mailer.ts';
import type { Schedule } from '#server/marketing/schedules/schedules.ts';

export interface FilePorts extends CorePorts {
  readonly maySend: MaySend;
  readonly mailer: Mailer | undefined;
}

export const isByEmail = ({ emails }: Pick<Schedule, 'emails'>): boolean => emails.length > 0;

/** Sends the file of a day once, to the address or by e-mail. Resolves whatever the receiver does. */
export async function sendFile(
  ports: FilePorts,
  schedule: Schedule,
  day: number,
): Promise<Outcome> {
  if (!isByEmail(schedule)) return postFile(ports, schedule, day);
  const { mailer, clock } = ports;
  if (!mailer) return withoutMailer;
  const content = await composeEmail(ports, schedule, day);
  const { emails: recipients } = schedule;
  return sendAtOnce(mailer, content, { recipients, domain: mailer.domain, now: clock.now() });
}

/**
 * Passes the file of a day on: posts it once, or queues its e-mail, of a schedule and day once. Resolves whatever
 * the receiver does.
 */
export async function passFileOn(
  ports: FilePorts,
  schedule: Schedule,
  day: number,
): Promise<Outcome> {
  if (!isByEmail(schedule)) return postFile(ports, schedule, day);
  const { database, mailer, clock } = ports;
  if (!mailer) return withoutMailer;
  const content = await composeEmail(ports, schedule, day);
  const posting = { recipients: schedule.emails, domain: mailer.domain, now: clock.now() };
  await transact(database, (trx) =>
    queueEmail(trx, { scheduleId: schedule.id, day }, content, posting),
  );
  return { state: 'delivered', status: null, answer: '', waitMs: undefined };
}

/** A mail server may be set up again. */
const withoutMailer: Outcome = {
  state: 'later',
  status: null,
  answer: 'SMTP_URL is not set',
  waitMs: undefined,
};

async function composeEmail(
  ports: FilePorts,
  schedule: Schedule,
  day: number,
): Promise<EmailContent> {
  const { database, settings } = ports;
  const file = await readReportFile(ports, schedule, day);
  const totals = await readTotals(database.longDb, file);
  // React loads with the first message.
  const { reportEmail } = await import('#server/marketing/schedules/report-email.tsx');
  return reportEmail(schedule, file, totals, settings.market);
}

async function postFile(ports: FilePorts, schedule: Schedule, day: number): Promise<Outcome> {
  const { clock, maySend } = ports;
  const { name, csv } = await readReportFile(ports, schedule, day);
  return deliver(
    {
      method: 'POST',
      url: schedule.url,
      body: csv,
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'x-parola-event-id': `schedule-${schedule.id}-${day}`,
      },
      secret: schedule.secret,
      networks: [],
      expectedStatus: undefined,
    },
    { maySend, now: clock.now(), timeoutMs: DELIVERY_TIMEOUT_MS },
  );
}
