import { sql } from 'kysely';
import {
  DELIVERY_RETRIES,
  settledDelivery,
  verdictOfDelivery,
} from '#server/core/outbound/delivery-job.ts';
import { isQuiet, readAlertSettings } from '#server/marketing/alerts/alert-settings.ts';
import { leaseDue } from '#server/core/jobs/lease-due.ts';
import { MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { Email, Mailer } from '#server/core/outbound/mailer.ts';
import type { JobKind } from '#server/core/jobs/job-runner.ts';
import type { Outcome } from '#server/core/outbound/delivery.ts';

interface EmailJob {
  emailId: number;
  email: Email;
  attempts: number;
}

/** Of those that a mail server gets at the same time. */
const CONNECTIONS = 4;

/**
 * Messages to people, one delivery for each recipient. Those of alerts wait until quiet hours end, and without a
 * mail server all of them wait. A repeat has the same `Message-ID`.
 */
export function emailJobs(
  { database: { db }, settings: { market } }: CorePorts,
  mailer: Mailer | undefined,
): JobKind<EmailJob, Outcome> {
  return {
    retries: DELIVERY_RETRIES,
    leaseMs: 5 * MINUTE_MS,
    lookEveryMs: MINUTE_MS,
    concurrency: CONNECTIONS,

    async lease(lease) {
      if (!mailer) return [];
      const isHeld = isQuiet(await readAlertSettings(db), market, lease.now);
      const due = leaseDue<{ email_id: number; recipient: string; attempts: number }>(
        {
          name: 'email_delivery',
          key: ['email_id', 'recipient'],
          where: isHeld
            ? sql`email_id in (select id from email where alert_id is null)`
            : sql`true`,
        },
        lease,
      );
      const { rows } = await due.execute(db);
      if (rows.length === 0) return [];
      const emails = await db
        .selectFrom('email')
        .where('id', 'in', [...new Set(rows.map(({ email_id: id }) => id))])
        .selectAll()
        .execute();
      const jobs = rows.flatMap(({ email_id: emailId, recipient, attempts }): EmailJob[] => {
        const row = emails.find(({ id }) => id === emailId);
        // Taken back since.
        if (!row) return [];
        const { message_id: messageId, subject, body, html, created_at: sentAt } = row;
        const { attachment_name: name, attachment } = row;
        const email: Email = {
          messageId,
          to: recipient,
          subject,
          text: body,
          html,
          attachment: name === null || attachment === null ? undefined : { name, text: attachment },
          sentAt: sentAt as EpochMs,
        };
        return [{ emailId, email, attempts }];
      });
      return [jobs];
    },

    async attempt({ email }) {
      if (!mailer) throw new Error('a message was leased without a mail server');
      return mailer.send(email);
    },

    verdictOf: verdictOfDelivery,

    async settle({ emailId, email, attempts }, settlement) {
      await db
        .updateTable('email_delivery')
        .where('email_id', '=', emailId)
        .where('recipient', '=', email.to)
        .where('attempts', '=', attempts)
        .set(settledDelivery(settlement))
        .execute();
    },

    problemOf: ({ emailId }, outcome) =>
      `a delivery of the e-mail ${emailId} failed for good: ${outcome?.status ?? 'no answer'}`,
  };
}
