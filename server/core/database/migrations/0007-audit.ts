import { sql, type Kysely } from 'kysely';

/** What operators did. Entries are added, and never changed or removed. */
export async function addAudit(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entry (
      id bigint generated always as identity primary key,
      happened_at bigint not null,
      actor text not null,
      login text not null,
      way text not null check (way in ('command-line', 'socket', 'http', 'console')),
      command text not null,
      options jsonb not null,
      player_id bigint,
      before jsonb,
      after jsonb,
      reason text,
      outcome text not null check (outcome in ('begun', 'done', 'refused', 'proposed')),
      problem text,
      accepted_by text
    )`.execute(db);
  await sql`create index audit_entry_time on audit_entry (happened_at, id)`.execute(db);
  await sql`create index audit_entry_actor on audit_entry (actor, id)`.execute(db);
  await sql`create index audit_entry_command on audit_entry (command, id)`.execute(db);
  await sql`
    create index audit_entry_player on audit_entry (player_id, id) where player_id is not null`.execute(
    db,
  );
  await sql`
    create function audit_refuse() returns trigger language plpgsql as $$
      begin
        raise exception '% of % is refused: entries of the audit are only added', tg_op, tg_table_name
          using errcode = 'restrict_violation';
      end $$`.execute(db);
  await sql`
    create trigger audit_entry_immutable before update or delete or truncate on audit_entry
      for each statement execute function audit_refuse()`.execute(db);
}
