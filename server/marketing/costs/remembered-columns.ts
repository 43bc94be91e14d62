/** Columns that somebody chose, for the next tables with the same headings (decision 0057). */
import {
  choiceText,
  parseChoice,
  type PlacedChoice,
} from '#server/marketing/costs/cost-table/column-text.ts';
import {
  headingsKey,
  possibleHeads,
  problemOfChoice,
  type ColumnChoice,
} from '#server/marketing/costs/cost-table/cost-columns.ts';
import { cutText } from '#shared/text/characters.ts';
import { firstRows } from '#server/marketing/given-table/table-head.ts';
import { noteAction, type Actor } from '#server/marketing/access/actions.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** Older ones are removed. */
const MOST_REMEMBERED = 100;
const LONGEST_HEADING = 100;

export interface RememberedColumns {
  id: number;
  headings: readonly string[];
  choice: ColumnChoice;
  addedAt: number;
  addedBy: string;
}

/** The remembered columns of a table; undefined where nobody chose any. */
export async function findColumns(
  db: Kysely<Tables>,
  table: string,
): Promise<PlacedChoice | undefined> {
  const heads = possibleHeads(table).toSorted((one, other) => one.line - other.line);
  if (heads.length === 0) return undefined;
  const rows = await db
    .selectFrom('install_cost_columns')
    .where(
      'headings_key',
      'in',
      heads.map(({ key }) => key),
    )
    .select(['headings_key', 'columns'])
    .execute();
  const chosen = new Map(rows.map((row) => [row.headings_key, parseChoice(row.columns)?.choice]));
  for (const { key, line, delimiter } of heads) {
    const choice = chosen.get(key);
    if (choice && problemOfChoice(choice) === undefined) return { line, delimiter, choice };
  }
  return undefined;
}

/** The latest first. */
export async function listColumns(db: Kysely<Tables>): Promise<RememberedColumns[]> {
  const rows = await db
    .selectFrom('install_cost_columns')
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_REMEMBERED)
    .selectAll()
    .execute();
  return rows.flatMap(({ id, headings, columns, added_at: addedAt, added_by: addedBy }) => {
    const choice = parseChoice(columns)?.choice;
    return choice ? [{ id, headings: headings as string[], choice, addedAt, addedBy }] : [];
  });
}

/** Remembers the columns of a table, unless they are remembered so. */
export async function saveColumnsAndNote(
  trx: Trx,
  {
    table,
    placed,
    actor,
    now,
  }: { table: string; placed: PlacedChoice; actor: Actor; now: EpochMs },
): Promise<void> {
  const row = firstRows(table, placed.delimiter).find(({ line }) => line === placed.line);
  if (!row) return;
  const key = headingsKey(row.cells);
  const columns = choiceText(placed);
  const before = await trx
    .selectFrom('install_cost_columns')
    .where('headings_key', '=', key)
    .select('columns')
    .executeTakeFirst();
  if (before && isSame(before.columns, placed.choice)) return;
  const headings = row.cells.map((cell) => cutText(cell, LONGEST_HEADING));
  const added = { columns, added_at: now, added_by: actor.name };
  const { id } = await trx
    .insertInto('install_cost_columns')
    .values({ headings_key: key, headings: JSON.stringify(headings), ...added })
    .onConflict((conflict) => conflict.column('headings_key').doUpdateSet(added))
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .deleteFrom('install_cost_columns')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('install_cost_columns')
        .orderBy('added_at', 'desc')
        .orderBy('id', 'desc')
        .offset(MOST_REMEMBERED)
        .select('id'),
    )
    .execute();
  const detail = { columns: id, ...namedColumns(headings, placed.choice) };
  await noteAction(trx, { actor, action: 'cost-columns-saved', detail, now });
}

/** The heading of each chosen column, and the source of all lines. */
export const namedColumns = (
  headings: readonly string[],
  { at, source }: ColumnChoice,
): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(at).map(([column, place]) => [column, headings[place] || `#${place + 1}`]),
  ),
  ...(source !== '' && { source: `: ${source}` }),
});

const isSame = (columns: string, choice: ColumnChoice): boolean => {
  const before = parseChoice(columns);
  return before !== undefined && choiceText(before) === choiceText({ ...before, choice });
};

export const removeColumns = (trx: Trx, id: number) =>
  trx.deleteFrom('install_cost_columns').where('id', '=', id).execute();
