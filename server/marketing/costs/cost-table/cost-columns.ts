/** The columns of a table whose headings are not known, as somebody chooses them (decision 0057). */
import { createHash } from 'node:crypto';
import {
  checkCostHeading,
  columnsOf,
  ColumnsUnknown,
  type CostHead,
} from '#server/marketing/costs/cost-table/cost-headings.ts';
import { delimitersOf, firstRows, plainHeading } from '#server/marketing/given-table/table-head.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { parseDay } from '#server/marketing/given-table/given-day.ts';
import type { Currency } from '#shared/money/money.ts';
import type { CsvRow, Delimiter } from '#shared/csv/read-csv.ts';

/** What a column may be chosen for. */
export const CHOSEN_COLUMNS = ['day', 'source', 'campaign', 'cost', 'currency'] as const;
export type ChosenColumn = (typeof CHOSEN_COLUMNS)[number];

export interface ColumnChoice {
  /** Columns from 0 on; day, campaign and cost have one. */
  at: Readonly<Partial<Record<ChosenColumn, number>>>;
  /** Of all lines, where no column has it; '' for none. */
  source: string;
}

/** Where the headings are. */
export interface HeadPlace {
  delimiter: Delimiter;
  line: number;
}

/** The first lines of a table, for somebody who chooses its columns. */
export interface ColumnSample extends HeadPlace {
  headings: readonly string[];
  /** Those below the headings. */
  rows: readonly CsvRow[];
  /** Lines that could have the headings, this one among them. */
  heads: readonly { line: number; text: string }[];
}

export const MOST_COLUMNS = 400;
const SAMPLE_ROWS = 5;
const FEWEST = 3;

const filled = ({ cells }: CsvRow): number => cells.filter((cell) => cell !== '').length;

/** A row of words: no day, and not mostly numbers. */
function looksLikeHead(row: CsvRow, today: number): boolean {
  const numbers = row.cells.filter((cell) => /\d/.test(cell) && !/\p{L}{2}/u.test(cell)).length;
  return (
    filled(row) >= FEWEST &&
    numbers * 2 < filled(row) &&
    row.cells.every((cell) => parseDay(cell, today) === undefined)
  );
}

/**
 * The first lines of a table with the headings that it probably has, or those of a chosen line.
 * @returns undefined for a text without a row of headings and a line below it
 * @throws BadRequest for too many columns
 */
export function sampleOf(
  text: string,
  today: number,
  chosenLine?: number,
): ColumnSample | undefined {
  const found = delimitersOf(text).flatMap((delimiter) => {
    const rows = firstRows(text, delimiter);
    const heads = rows.filter((row) => filled(row) >= FEWEST).slice(0, -1);
    const head =
      heads.find(({ line }) => line === chosenLine) ??
      heads.find((row) => looksLikeHead(row, today));
    if (!head) return [];
    const below = rows.filter(({ line }) => line > head.line);
    const same = below.filter(({ cells }) => cells.length === head.cells.length).length;
    return [{ delimiter, heads, head, below, score: same * head.cells.length }];
  });
  const [best] = found.toSorted((one, other) => other.score - one.score);
  if (!best) return undefined;
  const { delimiter, heads, head, below } = best;
  if (head.cells.length > MOST_COLUMNS) {
    throw new BadRequest(`a table may have ${MOST_COLUMNS} columns; this one has more`);
  }
  return {
    delimiter,
    line: head.line,
    headings: head.cells,
    rows: below.slice(0, SAMPLE_ROWS),
    heads: heads.map(({ line, cells }) => ({ line, text: cells.join(' · ') })),
  };
}

/** The columns that a sample probably has: by their known headings, the day also by its cells. */
export function guessColumns({ headings, rows }: ColumnSample, today: number): ColumnChoice {
  const known = columnsOf({ cells: headings });
  const at: Partial<Record<ChosenColumn, number>> = {};
  for (const column of CHOSEN_COLUMNS) {
    const found = known.indexOf(column);
    if (found >= 0) at[column] = found;
  }
  const isDay = (column: number) =>
    rows.some(({ cells }) => parseDay(cells[column] ?? '', today) !== undefined);
  const day = headings.findIndex((_heading, column) => isDay(column));
  if (at.day === undefined && day >= 0) at.day = day;
  return { at, source: '' };
}

/**
 * The head of a table by chosen columns.
 * @throws ColumnsUnknown when the table does not have them
 * @throws BadRequest when the costs are of another currency
 */
export function headOf(
  text: string,
  { line, delimiter }: HeadPlace,
  { at, source }: ColumnChoice,
  currency: Currency,
): CostHead {
  const row = firstRows(text, delimiter).find((one) => one.line === line);
  const places = Object.values(at);
  if (!row || places.some((column) => column >= row.cells.length)) {
    throw new ColumnsUnknown('the table does not have the columns that were chosen: choose others');
  }
  checkCostHeading(row, at.cost ?? 0, currency);
  const columns = row.cells.map((_cell, column) =>
    CHOSEN_COLUMNS.find((chosen) => at[chosen] === column),
  );
  return { delimiter, line, columns, source };
}

/** Says what a choice lacks; undefined for one that can be used. */
export function problemOfChoice({ at, source }: ColumnChoice): string | undefined {
  for (const column of ['day', 'campaign', 'cost'] as const) {
    if (at[column] === undefined) return `choose the column of the ${column}`;
  }
  const places = Object.values(at);
  if (new Set(places).size < places.length) return 'choose each column once';
  return at.source !== undefined && source !== ''
    ? 'choose the column of the source, or type the source of all lines, not both'
    : undefined;
}

/** Equal for tables with the same headings, without case, width and empty ones at the end. */
export function headingsKey(cells: readonly string[]): string {
  const plain = cells.map((cell) => plainHeading(cell.normalize('NFKC')));
  const last = plain.findLastIndex((heading) => heading !== '');
  return createHash('sha256')
    .update(JSON.stringify(plain.slice(0, last + 1)))
    .digest('base64url');
}

/** Every row that could have the headings of a table, with its key. */
export const possibleHeads = (text: string): (HeadPlace & { key: string; row: CsvRow })[] =>
  delimitersOf(text).flatMap((delimiter) =>
    firstRows(text, delimiter)
      .filter((row) => filled(row) >= FEWEST && row.cells.length <= MOST_COLUMNS)
      .map((row) => ({ delimiter, line: row.line, key: headingsKey(row.cells), row })),
  );
