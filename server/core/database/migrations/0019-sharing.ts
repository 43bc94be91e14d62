import { sql, type Kysely } from 'kysely';

/** Views of the report that marketers save under a name. */
export async function addSharing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_view (
      id integer generated always as identity primary key,
      name text not null,
      name_key text not null unique,
      report text not null,
      created_at bigint not null,
      created_by text not null
    )`.execute(db);
}
