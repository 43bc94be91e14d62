import {
  DELIVERY_RETRIES,
  settledDelivery,
  verdictOfDelivery,
} from '#server/core/outbound/delivery-job.ts';
import { dueDays } from '#server/marketing/schedules/file-days.ts';
import {
  findSchedule,
  listSchedules,
  readLastFiles,
  type Schedule,
} from '#server/marketing/schedules/schedules.ts';
import { leaseDue } from '#server/core/jobs/lease-due.ts';
import { MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import { isByEmail, passFileOn, type FilePorts } from '#server/marketing/schedules/send-file.ts';
import type { JobKind } from '#server/core/jobs/job-runner.ts';
import type { Outcome } from '#server/core/outbound/delivery.ts';

interface FileRow {
  schedule_id: number;
  day: number;
  attempts: number;
}

interface FileJob {
  schedule: Schedule;
  day: number;
  attempts: number;
}

/**
 * Scheduled files, one at a time; a receiver can drop repeats by `x-parola-event-id`.
 * @param onEmail runs when an e-mail is queued
 */
export function fileJobs(ports: FilePorts, onEmail: () => void): JobKind<FileJob, Outcome> {
  const { db } = ports.database;
  return {
    retries: DELIVERY_RETRIES,
    leaseMs: 5 * MINUTE_MS,
    lookEveryMs: MINUTE_MS,
    concurrency: 1,

    async lease(lease) {
      await queueFiles(ports, lease.now);
      const due = leaseDue<FileRow>(
        { name: 'report_delivery', key: ['day', 'schedule_id'] },
        lease,
      );
      const { rows } = await due.execute(db);
      const [row] = rows;
      const schedule = row && (await findSchedule(db, row.schedule_id));
      return schedule ? [[{ schedule, day: row.day, attempts: row.attempts }]] : [];
    },

    async attempt({ schedule, day }) {
      const outcome = await passFileOn(ports, schedule, day);
      if (isByEmail(schedule)) onEmail();
      return outcome;
    },

    verdictOf: verdictOfDelivery,

    async settle({ schedule, day, attempts }, settlement) {
      await db
        .updateTable('report_delivery')
        .where('schedule_id', '=', schedule.id)
        .where('day', '=', day)
        .where('attempts', '=', attempts)
        .set(settledDelivery(settlement))
        .execute();
    },

    problemOf: ({ schedule }, outcome) =>
      `the file of schedule ${schedule.id} failed for good: ${outcome?.status ?? 'no answer'}`,
  };
}

async function queueFiles(
  { database: { db }, settings: { market } }: FilePorts,
  now: EpochMs,
): Promise<void> {
  const lastFiles = await readLastFiles(db);
  for (const schedule of await listSchedules(db)) {
    const days = dueDays(schedule, market, now, lastFiles.get(schedule.id)?.day);
    if (days.length === 0) continue;
    await db
      .insertInto('report_delivery')
      .values(days.map((day) => ({ schedule_id: schedule.id, day, due_at: now })))
      .onConflict((conflict) => conflict.columns(['schedule_id', 'day']).doNothing())
      .execute();
  }
}
