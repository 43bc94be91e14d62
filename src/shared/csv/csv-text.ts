/** The one writer of CSV files: RFC 4180, UTF-8 with a byte order mark, safe to open in a spreadsheet. */
import { guardCell } from './guarded-cell.ts';

/**
 * A cell: a text of anybody, which a spreadsheet shows as it is; or a number or date formatted by us, which a
 * spreadsheet may calculate with, like `-12.50` and `2026-11-21`.
 */
export type CsvCell = string | { readonly number: string } | { readonly date: string };

/** Makes Excel decode the file as UTF-8, for Thai. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** Builds the whole file; the first row is its heading. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cellText).join(',') + LINE_END).join('');

function cellText(cell: CsvCell): string {
  if (typeof cell === 'string') return quoted(guardCell(cell));
  const value = 'number' in cell ? cell.number : cell.date;
  return /[",\s]/.test(value) ? quoted(value) : value;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
