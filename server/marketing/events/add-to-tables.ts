import { sql } from 'kysely';
import { SUM_TABLES, type Contribution } from '#server/marketing/events/contribution.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** Rows per statement: each has up to 45 values, and a statement at most 65,535. */
const ROWS = 500;

/** Adds to the tables of sums. Rows are written in the order of their keys, so that two servers cannot deadlock. */
export async function addToTables(trx: Trx, contributions: readonly Contribution[]): Promise<void> {
  for (const table of SUM_TABLES) {
    const sorted = contributions
      .filter((row) => row.table === table)
      .toSorted((one, other) => (keyText(one) < keyText(other) ? -1 : 1));
    for (let at = 0; at < sorted.length; at += ROWS) {
      await addRows(trx, table, sorted.slice(at, at + ROWS));
    }
  }
}

const keyText = ({ key }: Contribution): string => JSON.stringify(key);

async function addRows(trx: Trx, table: string, rows: readonly Contribution[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const keys = Object.keys(first.key);
  const numbers = Object.keys(first.numbers);
  const columns = [...keys, ...numbers];
  const values = rows.map(
    ({ key, numbers: added }) =>
      sql`(${sql.join(columns.map((column) => key[column] ?? added[column] ?? 0))})`,
  );
  const sums = numbers.map(
    (column) =>
      sql`${sql.ref(column)} = ${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`,
  );
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}
    on conflict (${sql.join(keys.map((column) => sql.ref(column)))}) do update set ${sql.join(sums)}
  `.execute(trx);
}
