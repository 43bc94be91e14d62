import type { EpochMs } from '#shared/time/duration.ts';
import type { DeliveryState } from '#server/core/database/delivery-tables.ts';
import type { Kysely } from 'kysely';
import { requireRoom } from '#server/marketing/kit/require-room.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

export const FREQUENCIES = ['day', 'week', 'month'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export interface ScheduleDraft {
  name: string;
  /** Path and query of a report's page. */
  report: string;
  frequency: Frequency;
  /** Of the market's day. */
  hour: number;
  url: string;
  /** Signs the files; '' for none. */
  secret: string;
}

export interface Schedule extends ScheduleDraft {
  id: number;
  createdAt: EpochMs;
  createdBy: string;
}

/** The last file of a schedule. */
export interface LastFile {
  /** On which it is sent. */
  day: number;
  state: DeliveryState;
  attempts: number;
  triedAt: EpochMs | undefined;
  status: number | undefined;
  answer: string;
}

const selectSchedules = (db: Kysely<Tables>) => db.selectFrom('report_schedule').selectAll();
type ScheduleRow = Awaited<ReturnType<ReturnType<typeof selectSchedules>['execute']>>[number];

const scheduleOf = ({
  created_at: createdAt,
  created_by: createdBy,
  ...row
}: ScheduleRow): Schedule => ({ ...row, createdAt: createdAt as EpochMs, createdBy });

/** By name. */
export async function listSchedules(db: Kysely<Tables>): Promise<Schedule[]> {
  return (await selectSchedules(db).orderBy('name').orderBy('id').execute()).map(scheduleOf);
}

export async function findSchedule(db: Kysely<Tables>, id: number): Promise<Schedule | undefined> {
  const row = await selectSchedules(db).where('id', '=', id).executeTakeFirst();
  return row && scheduleOf(row);
}

/** @throws BadRequest when there are too many */
export async function addSchedule(
  trx: Trx,
  draft: ScheduleDraft,
  { by, now }: { by: string; now: EpochMs },
): Promise<void> {
  await requireRoom(trx, 'report_schedule');
  await trx
    .insertInto('report_schedule')
    .values({ ...draft, created_at: now, created_by: by })
    .execute();
}

/** Changes everything but who created it; an undefined secret stays. */
export async function changeSchedule(
  db: Kysely<Tables>,
  id: number,
  { secret, ...draft }: Omit<ScheduleDraft, 'secret'> & { secret: string | undefined },
): Promise<void> {
  await db
    .updateTable('report_schedule')
    .where('id', '=', id)
    .set({ ...draft, ...(secret !== undefined && { secret }) })
    .execute();
}

export async function deleteSchedule(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('report_schedule').where('id', '=', id).execute();
}

/** The last file of each schedule, by schedule id. */
export async function readLastFiles(db: Kysely<Tables>): Promise<ReadonlyMap<number, LastFile>> {
  const rows = await db
    .selectFrom('report_delivery')
    .distinctOn('schedule_id')
    .orderBy('schedule_id')
    .orderBy('day', 'desc')
    .selectAll()
    .execute();
  return new Map(
    rows.map((row) => [
      row.schedule_id,
      {
        day: row.day,
        state: row.state,
        attempts: row.attempts,
        triedAt: (row.tried_at as EpochMs | null) ?? undefined,
        status: row.status ?? undefined,
        answer: row.answer,
      },
    ]),
  );
}
