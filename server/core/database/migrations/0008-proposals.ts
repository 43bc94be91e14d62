import { sql, type Kysely } from 'kysely';

/** Operators' actions that wait for a second person. */
export async function addProposals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table proposal (
      id bigint generated always as identity primary key,
      created_at bigint not null,
      ends_at bigint not null,
      actor text not null,
      login text not null,
      way text not null,
      command text not null,
      options text not null,
      sum bigint,
      reason text,
      state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
      decided_at bigint,
      decided_by text
    )`.execute(db);
}
