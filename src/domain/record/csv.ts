/** Tables as spreadsheets read them: RFC 4180, UTF-8 with its mark, safe to open. */

/** A cell: words, which come from anybody, or a number that the app wrote itself, like `-12.50`. */
export type CsvCell = string | { readonly number: string };

/** Tells a spreadsheet that Thai is Thai. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** What a spreadsheet takes for a formula, also after spaces and in its full-width spelling. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u;

/** The whole file; the first row is its heading. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cellText).join(',') + LINE_END).join('');

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell.number;
  // A leading apostrophe makes words of what would be run.
  const words = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${words.replaceAll('"', '""')}"`;
}
