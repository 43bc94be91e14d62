/** The one reader of CSV, TSV and semicolon files, as spreadsheets and ad networks write them. */
import { unguardCell } from './guarded-cell.ts';

export type Delimiter = ',' | ';' | '\t';

export interface CsvRow {
  /** Trimmed, without quotation marks and without a spreadsheet's guard. */
  readonly cells: readonly string[];
  /** Of its first character, counted from 1 as an editor does. */
  readonly line: number;
  /** Characters of the text up to its end, for progress. */
  readonly end: number;
}

/** A text that is not a table. */
export class CsvProblem extends Error {
  override readonly name = 'CsvProblem';
}

/** `sep=;` in the first line tells Excel the delimiter. */
const DECLARED = /^sep=([,;\t])(?:\r\n|\r|\n|$)/i;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The delimiter of a row: a tab if there is one outside quotes, else the more frequent of semicolon and comma.
 * As many of both: the semicolon, because a comma is the one that also stands in words and amounts.
 */
export function delimiterOf(row: string): Delimiter {
  const counts = { ',': 0, ';': 0, '\t': 0 };
  for (const sign of row.replaceAll(/"(?:[^"]|"")*"?/g, '')) {
    if (sign === ',' || sign === ';' || sign === '\t') counts[sign] += 1;
  }
  if (counts['\t'] > 0) return '\t';
  return counts[';'] > 0 && counts[';'] >= counts[','] ? ';' : ',';
}

/** The delimiter that a file declares in its first line. */
export function declaredDelimiter(text: string): Delimiter | undefined {
  const [, sign] = DECLARED.exec(withoutMark(text)) ?? [];
  return sign === undefined ? undefined : (sign as Delimiter);
}

const withoutMark = (text: string): string =>
  text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;

/**
 * Reads a table row by row. Rows without any character are skipped.
 * @param delimiter of all rows; by default the declared one, else the one of the first row
 * @throws CsvProblem that names the line
 */
export function* readCsv(given: string, delimiter?: Delimiter): Generator<CsvRow, void> {
  const marked = withoutMark(given);
  const declaration = DECLARED.exec(marked)?.[0] ?? '';
  const text = marked.slice(declaration.length);
  const chosen = delimiter ?? declaredDelimiter(marked) ?? delimiterOf(firstRow(text));
  let at = 0;
  let line = declaration === '' ? 1 : 2;
  while (at < text.length) {
    const row = readRow(text, at, chosen, line);
    if (row.end > row.begin) yield { cells: row.cells, line, end: declaration.length + row.end };
    at = row.next;
    line = row.nextLine;
  }
}

/** The first row that is not empty, with the line breaks inside its quotes. */
function firstRow(text: string): string {
  const start = text.search(/[^\r\n]/);
  return start < 0
    ? ''
    : (/^(?:"(?:[^"]|"")*"?|[^"\r\n])*/.exec(text.slice(start, start + 10_000))?.[0] ?? '');
}

interface ReadRow {
  cells: string[];
  begin: number;
  end: number;
  /** Where the next row begins, and in which line. */
  next: number;
  nextLine: number;
}

function readRow(text: string, begin: number, delimiter: Delimiter, firstLine: number): ReadRow {
  const cells: string[] = [];
  let line = firstLine;
  let at = begin;
  for (;;) {
    const cell = readCell(text, at, delimiter, line);
    cells.push(cell.text);
    line += cell.breaks;
    at = cell.end;
    if (text[at] === delimiter) {
      at += 1;
      continue;
    }
    const isPair = text[at] === '\r' && text[at + 1] === '\n';
    const next = at + (isPair ? 2 : 1);
    return { cells, begin, end: at, next, nextLine: line + 1 };
  }
}

interface ReadCell {
  text: string;
  /** At the delimiter, the line's end or the text's. */
  end: number;
  /** Line breaks inside its quotes. */
  breaks: number;
}

function readCell(text: string, begin: number, delimiter: Delimiter, line: number): ReadCell {
  let at = begin;
  const blanks = delimiter === '\t' ? ' ' : ' \t';
  while (at < text.length && blanks.includes(text.charAt(at))) at += 1;
  if (text[at] !== '"') {
    const end = endOfBare(text, at, delimiter);
    return { text: unguardCell(text.slice(begin, end).trim()), end, breaks: 0 };
  }
  const open = at + 1;
  let close = open;
  for (;;) {
    close = text.indexOf('"', close);
    if (close < 0)
      throw new CsvProblem(`line ${line}: a quotation mark is opened and never closed`);
    if (text[close + 1] !== '"') break;
    close += 2;
  }
  const inside = text.slice(open, close).replaceAll('""', '"');
  const end = endOfBare(text, close + 1, delimiter);
  if (text.slice(close + 1, end).trim() !== '') {
    throw new CsvProblem(
      `line ${line}: something follows a closing quotation mark; inside quotes write it twice`,
    );
  }
  const breaks = inside.match(/\r\n|\r|\n/g)?.length ?? 0;
  return { text: unguardCell(inside), end, breaks };
}

function endOfBare(text: string, begin: number, delimiter: Delimiter): number {
  let at = begin;
  while (at < text.length) {
    const sign = text[at];
    if (sign === delimiter || sign === '\r' || sign === '\n') break;
    at += 1;
  }
  return at;
}
