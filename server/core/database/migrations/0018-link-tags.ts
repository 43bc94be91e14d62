import { sql, type Kysely } from 'kysely';

/** Links have tags, separated by commas as a marketer writes them. */
export async function addLinkTags(db: Kysely<unknown>): Promise<void> {
  // A server of the version before adds links without them while both run.
  await sql`alter table install_link add column tags text not null default ''`.execute(db);
}
