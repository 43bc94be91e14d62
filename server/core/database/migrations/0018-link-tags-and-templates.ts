import { sql, type Kysely } from 'kysely';

/** Links have tags, separated by commas as a marketer writes them, and are filled in from templates. */
export async function addLinkTagsAndTemplates(db: Kysely<unknown>): Promise<void> {
  // A server of the version before adds links without them while both run.
  await sql`alter table install_link add column tags text not null default ''`.execute(db);
  await sql`
    create table install_link_template (
      id serial primary key,
      key text not null unique,
      name text not null,
      source text not null,
      medium text not null,
      content text not null,
      term text not null,
      referrer text not null,
      path text not null,
      created_at bigint not null,
      created_by text not null
    )`.execute(db);
}
