import { sql, type Kysely } from 'kysely';

/** Notes on days of the report. */
export async function addReportNotes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_note (
      id serial primary key,
      day integer not null,
      campaign text not null,
      text text not null,
      written_by text not null,
      written_at bigint not null
    )`.execute(db);
  await sql`create index report_note_day on report_note (day)`.execute(db);
}
