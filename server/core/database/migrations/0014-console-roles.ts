import { sql, type Kysely } from 'kysely';

/**
 * Accounts of the console that are a marketer's and an operator's: so are the operators' of before, who had all
 * pages.
 */
export async function addConsoleRoles(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table console_account
      drop constraint console_account_role_check,
      add constraint console_account_role_check
        check (role in ('marketer', 'operator', 'both'))`.execute(db);
  await sql`update console_account set role = 'both' where role = 'operator'`.execute(db);
}
