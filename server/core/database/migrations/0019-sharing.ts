import { sql, type Kysely } from 'kysely';

/**
 * Views of the report that marketers save under a name, links that open one without an account, and accounts
 * that only view: all of the report, or some campaigns.
 */
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
  await sql`
    create table report_share (
      id integer generated always as identity primary key,
      token_hash text not null unique,
      name text not null,
      report text not null,
      created_at bigint not null,
      created_by text not null,
      ends_at bigint not null,
      opened_at bigint
    )`.execute(db);
  await sql`
    alter table console_account
      drop constraint console_account_role_check,
      add constraint console_account_role_check
        check (role in ('marketer', 'operator', 'both', 'viewer', 'agency')),
      add column campaigns text,
      add constraint console_account_campaigns_check
        check ((role = 'agency') = (campaigns is not null) and campaigns <> '')`.execute(db);
}
