/** CSV for spreadsheets: RFC 4180, UTF-8 with a byte order mark, safe from formula injection. */

/** A cell: untrusted text, or a number formatted by the app, like `-12.50`. */
export type CsvCell = string | { readonly number: string };

/** Makes spreadsheets decode the file as UTF-8, for Thai. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** Text that a spreadsheet takes for a formula, also after spaces and in full-width characters. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u;

/** Builds the whole file; the first row is its heading. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cellText).join(',') + LINE_END).join('');

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell.number;
  // A leading apostrophe turns a formula into text.
  const words = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${words.replaceAll('"', '""')}"`;
}
