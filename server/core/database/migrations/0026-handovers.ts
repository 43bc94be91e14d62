import { sql, type Kysely } from 'kysely';

/** Visitors are counted by what handed over to their browser, such as an app with a web view. */
export async function addHandovers(db: Kysely<unknown>): Promise<void> {
  for (const table of ['install_visitor', 'install_client'])
    await sql`
      alter table ${sql.table(table)} add column handover text not null default ''`.execute(db);
  // Several rows may have the words that a server of the version before knows.
  await sql`drop index install_client_words`.execute(db);
  await sql`create index install_client_words on install_client (words_hash)`.execute(db);
  await sql`
    alter table install_client
      add column key_hash text not null generated always as (md5(ua_class || E'\\x1f' || browser
        || E'\\x1f' || in_app || E'\\x1f' || language || E'\\x1f' || country || E'\\x1f'
        || handover)) stored`.execute(db);
  await sql`create unique index install_client_key on install_client (key_hash)`.execute(db);
}
