import {
  DELIVERY_RETRIES,
  settledDelivery,
  verdictOfDelivery,
} from '#server/core/outbound/delivery-job.ts';
import { findAlert, type Alert } from '#server/marketing/alerts/alerts.ts';
import {
  isQuiet,
  readAlertSettings,
  type AlertSettings,
} from '#server/marketing/alerts/alert-settings.ts';
import { leaseDue } from '#server/core/jobs/lease-due.ts';
import { MINUTE_MS } from '#shared/time/duration.ts';
import { sendAlert, type AlertPorts } from '#server/marketing/alerts/send-alert.ts';
import type { JobKind } from '#server/core/jobs/job-runner.ts';
import type { Outcome } from '#server/core/outbound/delivery.ts';

interface AlertJob {
  alert: Alert;
  settings: AlertSettings;
  attempts: number;
}

/** Messages of alerts, one at a time; in quiet hours they wait. A receiver can drop repeats by `x-parola-event-id`. */
export function alertJobs(ports: AlertPorts): JobKind<AlertJob, Outcome> {
  const { db } = ports.database;
  return {
    retries: DELIVERY_RETRIES,
    leaseMs: MINUTE_MS,
    lookEveryMs: MINUTE_MS,
    concurrency: 1,

    async lease(lease) {
      const settings = await readAlertSettings(db);
      if (settings.url === '' || isQuiet(settings, ports.settings.market, lease.now)) return [];
      const due = leaseDue<{ id: number; attempts: number }>(
        { name: 'marketing_alert', key: ['id'] },
        lease,
      );
      const [row] = (await due.execute(db)).rows;
      const alert = row && (await findAlert(db, row.id));
      return alert ? [[{ alert, settings, attempts: row.attempts }]] : [];
    },

    attempt: ({ alert, settings }) => sendAlert(ports, settings, alert),

    verdictOf: verdictOfDelivery,

    async settle({ alert, attempts }, settlement) {
      await db
        .updateTable('marketing_alert')
        .where('id', '=', alert.id)
        .where('attempts', '=', attempts)
        .set(settledDelivery(settlement))
        .execute();
    },

    problemOf: ({ alert }, outcome) =>
      `the message of alert ${alert.id} failed for good: ${outcome?.status ?? 'no answer'}`,
  };
}
