import { sql, type Kysely } from 'kysely';

/** The columns that somebody chose for tables of costs with certain headings. */
export async function addCostColumns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table install_cost_columns (
      id serial primary key,
      headings_key text not null unique,
      headings jsonb not null,
      columns text not null,
      added_at bigint not null,
      added_by text not null
    )`.execute(db);
}
