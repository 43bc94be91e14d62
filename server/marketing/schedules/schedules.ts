import type { EpochMs } from '#shared/time/duration.ts';
import type { DeliveryState } from '#server/core/database/delivery-tables.ts';
import { sql, type Kysely } from 'kysely';
import { isConsoleLanguage, type ConsoleLanguage } from '#server/marketing/texts/texts.ts';
import { ownerColumns, type OwnerAccount } from '#server/marketing/owners/owners.ts';
import { readProgress, takeEmailsBack } from '#server/marketing/email/outbox.ts';
import { recipientsOf } from '#server/marketing/email/recipients.ts';
import type { Frequency } from '#server/marketing/schedules/frequency.ts';
import { requireRoom } from '#server/marketing/kit/require-room.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

export interface ScheduleDraft {
  name: string;
  /** Path and query of a report's page. */
  report: string;
  frequency: Frequency;
  /** Of the market's day. */
  hour: number;
  /** '' where the report is sent by e-mail. */
  url: string;
  /** Signs the files; '' for none. */
  secret: string;
  /** Recipients of the e-mails; empty where the report is sent to `url`. */
  emails: readonly string[];
  /** Of the e-mails. */
  language: ConsoleLanguage;
}

export interface Schedule extends ScheduleDraft {
  id: number;
  /** Of the console, for links in e-mails. */
  origin: string;
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
  owner_id: _ownerId,
  owner_name: _ownerName,
  ...row
}: ScheduleRow): Schedule => ({
  ...row,
  emails: recipientsOf(row.emails),
  language: isConsoleLanguage(row.language) ? row.language : 'en',
  createdAt: createdAt as EpochMs,
  createdBy,
});

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
  { emails, ...draft }: ScheduleDraft,
  {
    by,
    owner,
    origin,
    now,
  }: { by: string; owner: OwnerAccount | undefined; origin: string; now: EpochMs },
): Promise<void> {
  await requireRoom(trx, 'report_schedule');
  await trx
    .insertInto('report_schedule')
    .values({
      ...draft,
      emails: JSON.stringify(emails),
      origin,
      ...ownerColumns(owner),
      created_at: now,
      created_by: by,
    })
    .execute();
}

/**
 * Changes everything but who created it; an undefined secret stays. E-mails that wait are taken back from those
 * who are no longer recipients.
 */
export async function changeSchedule(
  trx: Trx,
  id: number,
  {
    secret,
    emails,
    ...draft
  }: Omit<ScheduleDraft, 'secret'> & { secret: string | undefined; origin: string },
): Promise<void> {
  await trx
    .updateTable('report_schedule')
    .where('id', '=', id)
    .set({
      ...draft,
      emails: JSON.stringify(emails),
      ...(secret !== undefined && { secret }),
    })
    .execute();
  await takeEmailsBack(trx, sql`schedule_id = ${id}`, emails);
}

export async function deleteSchedule(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('report_schedule').where('id', '=', id).execute();
}

/** The last file of each schedule, by schedule id; one that was passed on as an e-mail fares as that does. */
export async function readLastFiles(db: Kysely<Tables>): Promise<ReadonlyMap<number, LastFile>> {
  const rows = await db
    .selectFrom('report_delivery')
    .distinctOn('schedule_id')
    .orderBy('schedule_id')
    .orderBy('day', 'desc')
    .selectAll()
    .execute();
  const emails = await readProgress(db, 'schedule_id');
  return new Map(
    rows.map((row) => {
      const email = emails.get(row.schedule_id);
      const file = {
        day: row.day,
        state: row.state,
        attempts: row.attempts,
        triedAt: (row.tried_at as EpochMs | null) ?? undefined,
        status: row.status ?? undefined,
        answer: row.answer,
      };
      return [
        row.schedule_id,
        email?.day === row.day && row.state === 'delivered' ? { ...email, day: row.day } : file,
      ];
    }),
  );
}
