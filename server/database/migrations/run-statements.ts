import { sql, type Kysely } from 'kysely';

/** Runs SQL statements one after another: a driver accepts one at a time. */
export async function runStatements(
  db: Kysely<never>,
  statements: readonly string[],
): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
