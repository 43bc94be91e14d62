/** Finds the headings of tables that people write, and that ad networks and Excel export. */
import { BadRequest } from '#server/core/http/refusal.ts';
import {
  CsvProblem,
  declaredDelimiter,
  readCsv,
  type CsvRow,
  type Delimiter,
} from '#shared/csv/read-csv.ts';

/** The row of headings. */
export interface TableHead<Column> {
  delimiter: Delimiter;
  line: number;
  /** The column of each cell; undefined for one that is not used. */
  columns: readonly (Column | undefined)[];
}

/** Titles and dates of the report, above the headings of a Google export. */
const MOST_TITLE_ROWS = 20;
const DELIMITERS: readonly Delimiter[] = ['\t', ';', ','];

/** The declared delimiter, else each that a table may have. */
export function delimitersOf(text: string): readonly Delimiter[] {
  const declared = declaredDelimiter(text);
  return declared === undefined ? DELIMITERS : [declared];
}

/** A heading as it is compared. */
export const plainHeading = (heading: string): string =>
  heading.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The columns by each of their names, as `plainHeading` gives them. */
export const columnsByName = <Column extends string>(
  names: Readonly<Record<Column, readonly string[]>>,
): ReadonlyMap<string, Column> =>
  new Map(
    Object.entries<readonly string[]>(names).flatMap(([column, known]) =>
      known.map((name) => [name, column as Column] as const),
    ),
  );

/** The rows of which one has the headings: with a wrong delimiter, quotation marks may not close. */
export function firstRows(text: string, delimiter: Delimiter): CsvRow[] {
  const rows: CsvRow[] = [];
  try {
    for (const row of readCsv(text, delimiter)) {
      rows.push(row);
      if (rows.length > MOST_TITLE_ROWS) break;
    }
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
  }
  return rows;
}

/**
 * @param keyOf what a heading means; '' for nothing
 * @throws BadRequest for two headings that mean the same
 */
export function refuseRepeatedColumns(
  { cells, line }: CsvRow,
  keyOf: (cell: string, at: number) => string,
): void {
  const seen = new Map<string, string>();
  for (const [at, cell] of cells.entries()) {
    const key = keyOf(cell, at);
    const before = seen.get(key);
    if (key !== '' && before !== undefined) {
      throw new BadRequest(
        `line ${line}: the columns "${before}" and "${cell}" mean the same: leave one out`,
      );
    }
    seen.set(key, cell);
  }
}
