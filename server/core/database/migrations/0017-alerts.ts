import { sql, type Kysely } from 'kysely';

/** Alerts of the marketers' console, when they were looked for, and where they are sent. */
export async function addAlerts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table marketing_alert (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('all', 'campaign', 'cost', 'postback', 'schedule')),
      subject text not null,
      step text not null,
      name text not null,
      day integer not null,
      until_hour smallint not null check (until_hour between 1 and 24),
      count bigint not null,
      usual bigint,
      low bigint,
      high bigint,
      found_at bigint not null,
      ended_at bigint,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      due_at bigint check (due_at is null or state = 'waiting'),
      tried_at bigint,
      status smallint,
      answer text not null default '',
      unique (kind, subject, step, day)
    )`.execute(db);
  await sql`create index marketing_alert_due on marketing_alert (due_at) where due_at is not null`.execute(
    db,
  );
  await sql`create index marketing_alert_ended on marketing_alert (ended_at)`.execute(db);
  await sql`
    create table alert_mute (
      kind text not null,
      subject text not null,
      step text not null,
      until_day integer not null,
      primary key (kind, subject, step)
    )`.execute(db);
  await sql`
    create table alert_check (
      until_at bigint primary key,
      attempts integer not null default 0,
      due_at bigint check ((due_at is null) = (ended_at is not null)),
      ended_at bigint
    )`.execute(db);
  await sql`create index alert_check_due on alert_check (due_at) where due_at is not null`.execute(
    db,
  );
  await sql`
    create table alert_setting (
      is_only boolean primary key default true check (is_only),
      shape text not null check (shape in ('json', 'slack', 'telegram', 'line')),
      url text not null,
      recipient text not null,
      secret text not null,
      language text not null,
      origin text not null,
      quiet_from smallint check (quiet_from between 0 and 23),
      quiet_until smallint check (quiet_until between 0 and 23),
      steps jsonb not null,
      check ((quiet_from is null) = (quiet_until is null))
    )`.execute(db);
}
