import { sql, type Kysely } from 'kysely';

/**
 * Messages to people: alerts and reports by e-mail, and the inbox of a demo; and the owners of schedules and
 * postbacks.
 */
export async function addEmail(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email (
      id bigint generated always as identity primary key,
      message_id text not null unique,
      alert_id bigint unique references marketing_alert (id) on delete cascade,
      schedule_id integer references report_schedule (id) on delete cascade,
      day integer,
      subject text not null,
      body text not null,
      html text not null,
      attachment_name text,
      attachment text,
      created_at bigint not null,
      unique (schedule_id, day),
      check ((alert_id is null) <> (schedule_id is null)),
      check ((schedule_id is null) = (day is null)),
      check ((attachment_name is null) = (attachment is null))
    )`.execute(db);
  await sql`create index email_created on email (created_at)`.execute(db);
  await sql`
    create table email_delivery (
      email_id bigint not null references email (id) on delete cascade,
      recipient text not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      due_at bigint check (due_at is null or state = 'waiting'),
      tried_at bigint,
      status smallint,
      answer text not null default '',
      primary key (email_id, recipient)
    )`.execute(db);
  await sql`create index email_delivery_due on email_delivery (due_at) where due_at is not null`.execute(
    db,
  );
  await sql`
    create table email_received (
      id bigint generated always as identity primary key,
      received_at bigint not null,
      message_id text not null,
      recipient text not null,
      subject text not null,
      body text not null,
      html text not null,
      attachment_name text,
      attachment text
    )`.execute(db);
  await sql`alter table alert_setting add column emails jsonb not null default '[]'`.execute(db);
  await sql`
    alter table report_schedule
      add column emails jsonb not null default '[]',
      add column language text not null default 'en',
      add column origin text not null default ''`.execute(db);
  for (const table of ['report_schedule', 'postback_rule']) {
    await sql`
      alter table ${sql.table(table)}
        add column owner_id integer references console_account (id) on delete set null,
        add column owner_name text,
        add check (owner_id is null or owner_name is not null)`.execute(db);
    await sql`
      update ${sql.table(table)} as owned set owner_id = account.id, owner_name = account.name
      from console_account as account where account.name = owned.created_by`.execute(db);
  }
}
