import { readFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';

const FILE = new URL('schema.sql', import.meta.url);

/** Creates all tables in an empty database: a driver accepts one statement at a time. */
export async function createSchema(db: Kysely<never>): Promise<void> {
  for (const statement of statementsOf(await readFile(FILE, 'utf8'))) {
    await sql.raw(statement).execute(db);
  }
}

/** The statements of a file that separates them by empty lines, without its headings. */
const statementsOf = (text: string): string[] =>
  text.split(/\n{2,}/).filter((part) => !/^(?:--.*\s*)*$/.test(part));
