/** The headings of cost tables, as people write them and as Meta, Google and Excel export them. */
import { BadRequest } from '#server/core/http/refusal.ts';
import {
  columnsByName,
  delimitersOf,
  firstRows,
  plainHeading,
  refuseRepeatedColumns,
  type TableHead,
} from '#server/marketing/given-table/table-head.ts';
import {
  declaredDelimiter,
  delimiterOf,
  type CsvRow,
  type Delimiter,
} from '#shared/csv/read-csv.ts';
import type { Currency } from '#shared/money/money.ts';

/** `start` and `end` are Meta's "Reporting starts" and "Reporting ends", instead of a day. */
export type CostColumn = 'day' | 'start' | 'end' | 'source' | 'campaign' | 'cost' | 'currency';

export type CostHead = TableHead<CostColumn>;

const NAMES: Readonly<Record<CostColumn, readonly string[]>> = {
  day: ['day', 'date', 'วัน', 'วันที่'],
  start: ['reporting starts', 'reporting start', 'เริ่มการรายงาน', 'การเริ่มรายงาน', 'วันที่เริ่มต้น'],
  end: ['reporting ends', 'reporting end', 'สิ้นสุดการรายงาน', 'การสิ้นสุดรายงาน', 'วันที่สิ้นสุด'],
  source: ['source', 'utm_source', 'utm source', 'แหล่งที่มา'],
  campaign: ['campaign', 'campaign name', 'utm_campaign', 'utm campaign', 'แคมเปญ', 'ชื่อแคมเปญ'],
  cost: [
    'cost',
    'costs',
    'spend',
    'spent',
    'amount spent',
    'ค่าใช้จ่าย',
    'ต้นทุน',
    'จำนวนเงินที่ใช้',
    'จำนวนเงินที่ใช้ไป',
    'จำนวนเงินที่ใช้จ่าย',
    'จำนวนเงินที่ใช้จ่ายไป',
  ],
  currency: ['currency', 'currency code', 'สกุลเงิน', 'รหัสสกุลเงิน'],
};

const COLUMN_OF = columnsByName(NAMES);

const CURRENCIES: Readonly<Record<Currency, RegExp>> = {
  PHP: /^(?:php|₱|pesos?)$/i,
  THB: /^(?:thb|฿|baht|บาท)$/i,
};
/** Those in which networks bill here; not every three letters are a currency: CTR, CPC, day. */
const MARK =
  'php|thb|usd|eur|gbp|jpy|cny|hkd|sgd|myr|idr|vnd|krw|twd|inr|aud|\\p{Sc}|pesos?|baht|บาท';
const ANY_CURRENCY = new RegExp(`^(?:${MARK})$`, 'iu');
/** `cost (PHP)`, `cost, PHP`, `cost PHP`. */
const WITH_CURRENCY = new RegExp(
  `^(?<name>.+?)[\\s,:]*[\\s,:([]\\s*(?<mark>${MARK})\\s*[)\\]]?$`,
  'iu',
);

/** @returns false for the mark of another currency */
export const isMarkOf = (mark: string, currency: Currency): boolean =>
  CURRENCIES[currency].test(mark.trim());

function parseHeading(heading: string): { column?: CostColumn | undefined; mark?: string } {
  const name = plainHeading(heading);
  const column = COLUMN_OF.get(name);
  if (column !== undefined) return { column };
  const found = WITH_CURRENCY.exec(name)?.groups;
  return found && COLUMN_OF.get(found['name'] ?? '') === 'cost'
    ? { column: 'cost', mark: found['mark'] ?? '' }
    : {};
}

const columnsOf = ({ cells }: CsvRow): (CostColumn | undefined)[] =>
  cells.map((cell) => parseHeading(cell).column);

const MISSING = {
  day: (columns: readonly unknown[]) => !columns.includes('day') && !columns.includes('start'),
  campaign: (columns: readonly unknown[]) => !columns.includes('campaign'),
  cost: (columns: readonly unknown[]) => !columns.includes('cost'),
};

const missingOf = (columns: readonly unknown[]): string[] =>
  Object.entries(MISSING).flatMap(([name, isMissing]) => (isMissing(columns) ? [name] : []));

/**
 * Finds the row of headings and with it the delimiter of the whole table.
 * @throws BadRequest when there is none, or it can be understood in two ways
 */
export function findHead(text: string, currency: Currency): CostHead {
  const heads = delimitersOf(text).flatMap((delimiter) => {
    const row = headRow(text, delimiter);
    return row ? [{ row, delimiter }] : [];
  });
  const [head] = heads.toSorted((one, other) => one.row.line - other.row.line);
  if (!head) throw new BadRequest(problemOfFirst(text, declaredDelimiter(text)));
  checkHead(head.row, currency);
  return { delimiter: head.delimiter, line: head.row.line, columns: columnsOf(head.row) };
}

function headRow(text: string, delimiter: Delimiter): CsvRow | undefined {
  return firstRows(text, delimiter).find((row) => missingOf(columnsOf(row)).length === 0);
}

function problemOfFirst(text: string, declared: Delimiter | undefined): string {
  const [first = '', second = ''] = text.split(/\r\n|\r|\n/, 2);
  const delimiter = declared ?? delimiterOf(first);
  const [row] = firstRows(declared === undefined ? first : second, delimiter);
  const missing = missingOf(row ? columnsOf(row) : []).join(' and ');
  return `the first line must name the columns day, campaign and cost; ${missing} is missing`;
}

function checkHead(row: CsvRow, currency: Currency): void {
  const { cells, line } = row;
  refuseRepeatedColumns(row, (cell, at) => {
    const { column, mark } = parseHeading(cell);
    if (mark !== undefined && !isMarkOf(mark, currency)) {
      throw new BadRequest(
        `line ${line}: "${cell}" is in another currency; costs here are in ${currency}`,
      );
    }
    const next = cells[at + 1] ?? '';
    if (column === 'cost' && mark === undefined && ANY_CURRENCY.test(next.trim())) {
      throw new BadRequest(
        `line ${line}: the heading "${cell}, ${next}" has the separator of the columns in it, and so may the costs: put them in quotation marks, or separate the columns with semicolons`,
      );
    }
    return column ?? plainHeading(cell);
  });
}
