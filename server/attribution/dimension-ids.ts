import { sql } from 'kysely';
import type { Trx } from '#server/database/transact.ts';
import type { InstallClientTable, InstallOriginTable } from '#server/database/install-tables.ts';

const COLUMNS = {
  install_origin: [
    'source',
    'medium',
    'campaign',
    'content',
    'referrer',
    'site',
    'landing_path',
  ] satisfies (keyof InstallOriginTable)[],
  install_client: [
    'ua_class',
    'browser',
    'in_app',
    'language',
    'country',
  ] satisfies (keyof InstallClientTable)[],
};

type DimensionTable = keyof typeof COLUMNS;
type Words = Readonly<Record<string, unknown>>;

/**
 * Returns the ids of word rows; inserts those that are new.
 * @returns a function that returns the id of any of the given rows
 */
export async function dimensionIds(
  trx: Trx,
  table: DimensionTable,
  rows: readonly Words[],
): Promise<(row: Words) => number> {
  const columns = COLUMNS[table];
  const keyOf = (row: Words): string => JSON.stringify(columns.map((column) => row[column]));
  const distinct = [...new Set(rows.map(keyOf))].toSorted().map((key) => {
    const values: unknown[] = JSON.parse(key);
    return Object.fromEntries(columns.map((column, at) => [column, values[at]]));
  });
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const given = sql`json_to_recordset(${JSON.stringify(distinct)}::json) as given
    (${sql.join(columns.map((column) => sql`${sql.ref(column)} text`))})`;
  await sql`insert into ${sql.table(table)} (${names}) select ${names} from ${given}
    on conflict do nothing`.execute(trx);
  const found = await sql<Words & { id: number }>`
    select ${sql.table(table)}.* from ${sql.table(table)} join ${given} using (${names})`.execute(
    trx,
  );
  const ids = new Map(found.rows.map((row) => [keyOf(row), row.id]));
  return (row) => {
    const id = ids.get(keyOf(row));
    if (id === undefined) throw new Error(`${table} has no row for ${keyOf(row)}`);
    return id;
  };
}
