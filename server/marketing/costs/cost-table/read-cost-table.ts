import type { CsvRow } from '#shared/csv/read-csv.ts';
import { refuseLostCharacters, rowsBelow } from '#server/marketing/given-table/given-rows.ts';
import type { TableEncoding } from '#server/marketing/given-table/decode-table.ts';
import { add, ZERO, type Currency, type MinorUnits } from '#shared/money/money.ts';
import { nameKey } from '#shared/text/text.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { parseCost } from '#server/marketing/costs/cost-table/cost-amount.ts';
import { parseDay } from '#server/marketing/given-table/given-day.ts';
import {
  findHead,
  isMarkOf,
  type CostColumn,
  type CostHead,
} from '#server/marketing/costs/cost-table/cost-headings.ts';
import {
  addUpLines,
  orderOf,
  questionOfOrder,
  questionOfRepeated,
  rangeOf,
  type CostAnswers,
  type CostLine,
  type CostQuestion,
  type DayRange,
} from '#server/marketing/costs/cost-table/cost-questions.ts';
import type { Cost } from '#server/marketing/costs/costs.ts';

/** What would be stored of a table. */
export interface CostTable {
  /** Empty while the order of the days is not known. */
  costs: Cost[];
  lines: number;
  /** Lines of totals, which are left out. */
  totals: number[];
  campaigns: string[];
  sum: MinorUnits;
  days: DayRange | undefined;
  /** Nothing may be stored before these are answered. */
  questions: CostQuestion[];
}

interface ReadOptions {
  currency: Currency;
  /** The market's day. */
  today: number;
  answers?: CostAnswers;
  /** Set when it was guessed from the bytes. */
  guessedEncoding?: TableEncoding | undefined;
}

const MOST_ROWS = 50_000;
export const LONGEST_WORD = 200;

/**
 * Reads a table of costs: a day, a campaign and a cost per line, and a source where campaigns of that name have
 * several. Other calls are answered between its slices. What can be read in two ways becomes a question.
 * @throws BadRequest that names the line; nothing of the table may be stored then
 */
export async function readCostTable(text: string, options: ReadOptions): Promise<CostTable> {
  refuseLostCharacters(text);
  const { today, answers = {}, guessedEncoding } = options;
  const { lines, totals } = await readLines(text, findHead(text, options.currency), options);
  if (lines.length === 0) throw new BadRequest('the table has no line below its heads');
  const questions: CostQuestion[] = [];
  if (guessedEncoding !== undefined && !answers.isEncodingRight) {
    questions.push({ kind: 'encoding', encoding: guessedEncoding });
  }
  const order = orderOf(lines) ?? answers.dayOrder;
  if (order === undefined) questions.push(questionOfOrder(lines, today));
  const merged =
    order === undefined ? { costs: [], repeated: [] } : await addUpLines(lines, order, today);
  if (merged.repeated.length > 0 && !answers.sumsRepeated) {
    questions.push(questionOfRepeated(merged.repeated));
  }
  return {
    costs: merged.costs,
    lines: lines.length,
    totals,
    campaigns: [...new Map(lines.map(({ campaign }) => [nameKey(campaign), campaign])).values()],
    sum: lines.reduce((sum, { amount }) => add(sum, amount), ZERO),
    days: rangeOf(merged.costs.map(({ day }) => day)),
    questions,
  };
}

async function readLines(text: string, head: CostHead, options: ReadOptions) {
  const lines: CostLine[] = [];
  const totals: number[] = [];
  for await (const row of rowsBelow(text, head)) {
    const found = lineOf(row, head, options);
    if (found === 'total') totals.push(row.line);
    else lines.push(found);
    if (lines.length > MOST_ROWS) {
      throw new BadRequest(`a table may have ${MOST_ROWS} lines; this one has more`);
    }
  }
  return { lines, totals };
}

/** How ad networks write an empty cell. */
const NOTHING = /^[-–—]*$/;
const TOTAL = /^(?:grand )?total\b|^(?:ยอด|ผล)?รวม/i;

function lineOf(row: CsvRow, { columns }: CostHead, options: ReadOptions): CostLine | 'total' {
  const { line, cells } = row;
  const wrong = (problem: string): BadRequest => new BadRequest(`line ${line}: ${problem}`);
  if (cells.slice(columns.length).some((cell) => cell !== '')) {
    throw wrong(
      `cannot be read: it has ${cells.length} cells, the heading has ${columns.length}; a cost with a comma needs quotation marks`,
    );
  }
  const cellOf = (column: CostColumn): string => {
    const at = columns.indexOf(column);
    const text = at < 0 ? '' : (cells[at] ?? '').trim();
    return NOTHING.test(text) ? '' : text;
  };
  const [start, end] = [cellOf('start'), cellOf('end')];
  const isRange = cellOf('day') === '' && end !== '' && start !== end;
  const dayCell = cellOf('day') || start;
  const campaign = oneLine(cellOf('campaign'));
  const source = oneLine(cellOf('source'));
  const day = isRange ? undefined : parseDay(dayCell, options.today);
  const isTotal = TOTAL.test(cells.find((cell) => cell !== '') ?? '') && !day;
  if (isTotal || (campaign === '' && (dayCell === '' || isRange))) return 'total';
  if (isRange) {
    throw wrong(
      `covers several days, ${start} to ${end}: export the table with a line for each day`,
    );
  }
  if (!day) throw wrong(`day must be like 2026-11-21, not "${dayCell.slice(0, 40)}"`);
  if (campaign === '') throw wrong('campaign is empty');
  if (source.length > LONGEST_WORD || campaign.length > LONGEST_WORD) {
    throw wrong(`source and campaign may have ${LONGEST_WORD} characters`);
  }
  const currency = cellOf('currency');
  if (currency !== '' && !isMarkOf(currency, options.currency)) {
    throw wrong(`is in another currency, ${currency}; costs here are in ${options.currency}`);
  }
  const cost = parseCost(cellOf('cost'), options.currency);
  if ('problem' in cost) throw wrong(cost.problem);
  return { line, dayText: dayCell, day, source, campaign, amount: cost.amount };
}
