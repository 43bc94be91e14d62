import { sql, type Kysely } from 'kysely';

/**
 * Earlier versions of the documents, and a mark of each stored value: it changes with every change, also one
 * made by hand, so that a value is read and checked once.
 */
export async function addDocumentVersions(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table config_document add column revision uuid not null default gen_random_uuid()`.execute(
    db,
  );
  await sql`
    create function config_document_revise() returns trigger language plpgsql as $$
    begin
      new.revision = gen_random_uuid();
      return new;
    end $$`.execute(db);
  await sql`
    create trigger config_document_revised before insert or update on config_document
      for each row execute function config_document_revise()`.execute(db);
  await sql`
    create table config_document_version (
      key text not null,
      version integer not null,
      value jsonb not null,
      stored_at bigint not null,
      primary key (key, version)
    )`.execute(db);
  await sql`
    insert into config_document_version (key, version, value, stored_at)
      select key, 1, value, updated_at from config_document`.execute(db);
}
