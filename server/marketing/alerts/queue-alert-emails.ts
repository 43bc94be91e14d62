import { alertOf, keyOf, readMutes, type Check } from '#server/marketing/alerts/alerts.ts';
import { queueEmail } from '#server/marketing/email/outbox.ts';
import type { Alert } from '#server/marketing/alerts/alerts.ts';
import type { EmailContent, Mailer } from '#server/core/outbound/mailer.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Trx } from '#server/core/database/transact.ts';

interface AlertEmails {
  recipients: readonly string[];
  mailer: Mailer;
  contentOf: (alert: Alert) => EmailContent;
  now: EpochMs;
  today: number;
}

/**
 * Queues a message for each open alert that is out of range, was not sent by e-mail before, and is not muted; in
 * the transaction that stores the check.
 */
export async function queueAlertEmails(
  trx: Trx,
  { day, out }: Check,
  { recipients, mailer, contentOf, now, today }: AlertEmails,
): Promise<void> {
  const muted = new Set((await readMutes(trx, today)).map(keyOf));
  const rows = await trx
    .selectFrom('marketing_alert')
    .where('ended_at', 'is', null)
    .where('day', '<=', day)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('email')
            .whereRef('email.alert_id', '=', 'marketing_alert.id')
            .select('email.id'),
        ),
      ),
    )
    .selectAll()
    .execute();
  for (const alert of rows.map(alertOf)) {
    if (!out.has(keyOf(alert)) || muted.has(keyOf(alert))) continue;
    const posting = { recipients, domain: mailer.domain, now };
    await queueEmail(trx, { alertId: alert.id }, contentOf(alert), posting);
  }
}
