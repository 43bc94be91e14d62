/** The headings of cost tables, as people write them and as Meta, Google and Excel export them. */
import { BadRequest } from '#server/core/http/refusal.ts';
import {
  columnsByName,
  delimitersOf,
  firstRows,
  plainHeading,
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

export interface CostHead extends TableHead<CostColumn> {
  /** Of all lines, where no column has it. */
  source?: string;
}

/** Nothing says which columns have the day, the campaign and the cost: somebody must choose them. */
export class ColumnsUnknown extends BadRequest {
  override name = 'ColumnsUnknown';
}

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

/** What a heading means; undefined for one that is not known. */
function columnOf(heading: string): CostColumn | undefined {
  const name = plainHeading(heading);
  const found = WITH_CURRENCY.exec(name)?.groups;
  const isCost = found && COLUMN_OF.get(found['name'] ?? '') === 'cost';
  return COLUMN_OF.get(name) ?? (isCost ? 'cost' : undefined);
}

export const columnsOf = ({ cells }: Pick<CsvRow, 'cells'>): (CostColumn | undefined)[] =>
  cells.map(columnOf);

const MISSING = {
  day: (columns: readonly unknown[]) => !columns.includes('day') && !columns.includes('start'),
  campaign: (columns: readonly unknown[]) => !columns.includes('campaign'),
  cost: (columns: readonly unknown[]) => !columns.includes('cost'),
};

const missingOf = (columns: readonly unknown[]): string[] =>
  Object.entries(MISSING).flatMap(([name, isMissing]) => (isMissing(columns) ? [name] : []));

/**
 * Finds the row of headings and with it the delimiter of the whole table.
 * @throws ColumnsUnknown when there is none, or two mean the same
 * @throws BadRequest when the costs are of another currency, or their separator is that of the columns
 */
export function findHead(text: string, currency: Currency): CostHead {
  const heads = delimitersOf(text).flatMap((delimiter) => {
    const row = headRow(text, delimiter);
    return row ? [{ row, delimiter }] : [];
  });
  const [head] = heads.toSorted((one, other) => one.row.line - other.row.line);
  if (!head) throw new ColumnsUnknown(problemOfFirst(text, declaredDelimiter(text)));
  const { row, delimiter } = head;
  const columns = columnsOf(row);
  for (const at of columns.keys()) if (columns[at] === 'cost') checkCostHeading(row, at, currency);
  refuseRepeated(row, columns);
  return { delimiter, line: row.line, columns };
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

function refuseRepeated({ cells, line }: CsvRow, columns: CostHead['columns']): void {
  for (const [at, column] of columns.entries()) {
    const first = columns.indexOf(column);
    if (column === undefined || first === at) continue;
    throw new ColumnsUnknown(
      `line ${line}: the columns "${cells[first] ?? ''}" and "${cells[at] ?? ''}" mean the same: leave one out`,
    );
  }
}

/** @throws BadRequest for costs of another currency, or with the separator of the columns */
export function checkCostHeading({ cells, line }: CsvRow, at: number, currency: Currency): void {
  const [heading = '', next = ''] = cells.slice(at, at + 2);
  const mark = WITH_CURRENCY.exec(plainHeading(heading))?.groups?.['mark'];
  if (mark !== undefined && !isMarkOf(mark, currency)) {
    throw new BadRequest(
      `line ${line}: "${heading}" is in another currency; costs here are in ${currency}`,
    );
  }
  if (mark === undefined && ANY_CURRENCY.test(next.trim())) {
    throw new BadRequest(
      `line ${line}: the heading "${heading}, ${next}" has the separator of the columns in it, and so may the costs: put them in quotation marks, or separate the columns with semicolons`,
    );
  }
}
