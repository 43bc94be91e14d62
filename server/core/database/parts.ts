import type { Trx } from '#server/core/database/transact.ts';
import { sql, type OperationNodeSource, type RawBuilder } from 'kysely';

/** Parts of one statement, by name; a missing part is null. All of them see the state before the statement. */
export type Parts = Readonly<Record<string, OperationNodeSource | null>>;

/** One statement of these parts, for PostgreSQL to run in one round trip. */
export function statementOf<Row>(parts: Parts, result: RawBuilder<unknown>): RawBuilder<Row> {
  const named = Object.entries(parts).flatMap(([name, part]) =>
    part === null ? [] : [sql`${sql.id(name)} as (${part})`],
  );
  return named.length === 0 ? sql<Row>`${result}` : sql<Row>`with ${sql.join(named)} ${result}`;
}

/** Runs parts that have no larger statement. */
export async function runParts(trx: Trx, parts: Parts): Promise<void> {
  if (Object.keys(parts).length > 0) await statementOf(parts, sql`select`).execute(trx);
}
