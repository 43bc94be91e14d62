import { sql, type Kysely } from 'kysely';

/** Operators' changes that are made at a time. */
export async function addPlannedChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table planned_change (
      id bigint generated always as identity primary key,
      created_at bigint not null,
      due_at bigint not null,
      actor text not null,
      login text not null,
      way text not null,
      command text not null,
      options text not null,
      reason text,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'cancelled')),
      ended_at bigint,
      ended_by text,
      problem text
    )`.execute(db);
  await sql`
    create index planned_change_waiting on planned_change (due_at, id) where state = 'waiting'`.execute(
    db,
  );
  await sql`
    alter table audit_entry
      drop constraint audit_entry_way_check,
      drop constraint audit_entry_outcome_check,
      add constraint audit_entry_way_check
        check (way in ('command-line', 'socket', 'http', 'console', 'clock')),
      add constraint audit_entry_outcome_check
        check (outcome in ('begun', 'done', 'refused', 'proposed', 'planned'))`.execute(db);
}
