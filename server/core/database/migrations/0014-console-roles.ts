import { sql, type Kysely } from 'kysely';

/** Accounts of the console that are a marketer's and an operator's. */
export async function addConsoleRoles(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table console_account
      drop constraint console_account_role_check,
      add constraint console_account_role_check
        check (role in ('marketer', 'operator', 'both'))`.execute(db);
}
