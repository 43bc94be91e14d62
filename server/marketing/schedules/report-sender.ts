import { sql } from 'kysely';
import { countVisitors } from '#server/marketing/events/count-visitors.ts';
import { fileName } from '#server/marketing/report/read-report.ts';
import {
  afterAttempt,
  deliver,
  DELIVERY_TIMEOUT_MS,
  type Outcome,
} from '#server/core/outbound/delivery.ts';
import {
  findSchedule,
  listSchedules,
  readLastFiles,
  type Schedule,
  type ScheduledFiles,
} from '#server/marketing/schedules/schedules.ts';
import { dueDays, daysOfFile } from '#server/marketing/schedules/file-days.ts';
import { markets } from '#shared/market/market.ts';
import { MINUTE_MS } from '#shared/time/duration.ts';
import { readSharedReport } from '#server/marketing/api/shared-report.ts';
import { reportOf } from '#server/marketing/schedules/schedule-draft.ts';
import { WakeLoop } from '#server/core/jobs/wake-loop.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { Market } from '#shared/market/market.ts';
import type { MaySend } from '#server/core/outbound/delivery.ts';

interface ReportSenderOptions {
  maySend: MaySend;
  market: Market;
  report: (error: unknown) => void;
}

interface Claimed {
  scheduleId: number;
  day: number;
  attempts: number;
}

/** After this time another process may claim the file: the first one has crashed. */
const LEASE_MS = 5 * MINUTE_MS;
const LOOK_EVERY_MS = MINUTE_MS;

/** Sends scheduled files, each day's at least once; a receiver can drop repeats by `x-parola-event-id`. */
export class ReportSender extends WakeLoop implements ScheduledFiles {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #options: ReportSenderOptions;

  constructor(database: Database, clock: Clock, options: ReportSenderOptions) {
    super({ everyMs: LOOK_EVERY_MS, onError: options.report });
    this.#database = database;
    this.#clock = clock;
    this.#options = options;
  }

  async send(schedule: Schedule, day: number): Promise<Outcome> {
    const { maySend, market } = this.#options;
    const { report, view: asked } = reportOf(schedule.report, day - 1);
    const view = { ...asked, ...daysOfFile(schedule.frequency, asked.period, day) };
    while (!(await countVisitors(this.#database, market, this.#clock.now())));
    const { timeZone } = markets[market];
    const texts = await readSharedReport(this.#database.longDb, report, view, {
      today: day,
      timeZone,
    });
    const what = report === 'table' ? `installs-by-${view.by}` : report;
    return deliver(
      {
        method: 'POST',
        url: schedule.url,
        body: texts.csv(),
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${fileName(view, what, 'csv')}"`,
          'x-parola-event-id': `schedule-${schedule.id}-${day}`,
        },
        secret: schedule.secret,
        networks: [],
        expectedStatus: undefined,
      },
      { maySend, now: this.#clock.now(), timeoutMs: DELIVERY_TIMEOUT_MS },
    );
  }

  /** @returns true when there may be another one */
  protected async step(): Promise<boolean> {
    await this.#queue();
    const claimed = await this.#claim();
    if (!claimed) return false;
    const { scheduleId, day, attempts } = claimed;
    const schedule = await findSchedule(this.#database.db, scheduleId);
    if (!schedule) return true;
    const outcome = await this.send(schedule, day);
    const after = afterAttempt(outcome, attempts, this.#clock.now());
    await this.#database.db
      .updateTable('report_delivery')
      .where('schedule_id', '=', scheduleId)
      .where('day', '=', day)
      // The lease may have ended, and another process claimed the file.
      .where('attempts', '=', attempts)
      .set(after)
      .execute();
    if (after.state === 'failed') {
      this.#options.report(
        new Error(
          `the file of schedule ${scheduleId} failed for good: ${after.status ?? 'no answer'}`,
        ),
      );
    }
    return true;
  }

  async #queue(): Promise<void> {
    const now = this.#clock.now();
    const { market } = this.#options;
    const { db } = this.#database;
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

  async #claim(): Promise<Claimed | undefined> {
    const now = this.#clock.now();
    const { rows } = await sql<Claimed>`
      update report_delivery set attempts = attempts + 1, due_at = ${now + LEASE_MS}
      where (schedule_id, day) in (
        select schedule_id, day from report_delivery where due_at <= ${now}
        order by due_at, day, schedule_id limit 1 for update skip locked
      )
      returning schedule_id as "scheduleId", day, attempts`.execute(this.#database.db);
    return rows[0];
  }
}
