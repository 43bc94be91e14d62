import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Scheduled reports, and their deliveries. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `create table report_schedule (
      id serial primary key,
      name text not null,
      report text not null,
      frequency text not null check (frequency in ('day', 'week', 'month')),
      hour smallint not null check (hour between 0 and 23),
      url text not null,
      secret text not null,
      created_at bigint not null,
      created_by text not null
    )`,
    `create table report_delivery (
      schedule_id integer not null references report_schedule (id) on delete cascade,
      day integer not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      due_at bigint check ((due_at is null) = (state <> 'waiting')),
      tried_at bigint,
      status smallint,
      answer text not null default '',
      primary key (schedule_id, day)
    )`,
    `create index report_delivery_due on report_delivery (due_at) where due_at is not null`,
  ]);
}
