import { sql, type Kysely } from 'kysely';

/** Imports of costs, with what each changed, so that it can be undone; tokens that may send costs. */
export async function addCostImports(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table install_cost_import (
      id serial primary key,
      added_at bigint not null,
      added_by text not null,
      digest text not null,
      lines integer not null,
      from_day integer not null,
      to_day integer not null,
      total bigint not null,
      sources jsonb not null,
      campaigns jsonb not null,
      campaign_count integer not null,
      undone_at bigint,
      undone_by text,
      left_alone integer,
      check ((undone_at is null) = (undone_by is null)),
      check ((undone_at is null) = (left_alone is null))
    )`.execute(db);
  await sql`
    create table install_cost_change (
      import_id integer not null references install_cost_import (id) on delete cascade,
      day integer not null,
      source text not null,
      campaign text not null,
      before bigint not null,
      after bigint not null,
      primary key (day, source, campaign, import_id)
    )`.execute(db);
  await sql`alter table console_token add column may_send_costs boolean not null default false`.execute(
    db,
  );
  await sql`create index install_cost_change_import on install_cost_change (import_id)`.execute(db);
}
