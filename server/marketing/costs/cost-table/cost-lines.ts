import { BadRequest } from '#server/core/http/refusal.ts';
import {
  isMarkOf,
  type CostColumn,
  type CostHead,
} from '#server/marketing/costs/cost-table/cost-headings.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { parseDay, type DayReading } from '#server/marketing/given-table/given-day.ts';
import { readAmount, type AmountReading } from '#server/marketing/costs/cost-table/cost-amount.ts';
import { rowsBelow } from '#server/marketing/given-table/given-rows.ts';
import type { CsvRow } from '#shared/csv/read-csv.ts';
import type { Currency } from '#shared/money/money.ts';

/** A line whose day and amount may have two readings. */
export interface GivenLine {
  line: number;
  dayText: string;
  day: DayReading;
  source: string;
  campaign: string;
  costText: string;
  amount: AmountReading;
}

/** A line that is left out, because it adds others up. */
export interface TotalLine {
  line: number;
  /** Undefined where it has none that can be read. */
  amount: AmountReading | undefined;
  /** It names a campaign and only lacks the day: a program may have forgotten it. */
  hasCampaign: boolean;
}

interface LineOptions {
  currency: Currency;
  /** The market's day. */
  today: number;
}

const MOST_ROWS = 50_000;
export const LONGEST_WORD = 200;

/**
 * Reads the lines of a table. Other calls are answered between its slices.
 * @throws BadRequest that names the line
 */
export async function readLines(
  text: string,
  head: CostHead,
  options: LineOptions,
): Promise<{ lines: GivenLine[]; totals: TotalLine[] }> {
  const lines: GivenLine[] = [];
  const totals: TotalLine[] = [];
  for await (const row of rowsBelow(text, head)) {
    const found = lineOf(row, head, options);
    if ('hasCampaign' in found) totals.push(found);
    else lines.push(found);
    if (lines.length > MOST_ROWS) {
      throw new BadRequest(`a table may have ${MOST_ROWS} lines; this one has more`);
    }
  }
  if (lines.length === 0) throw new BadRequest('the table has no line below its heads');
  return { lines, totals };
}

/** How ad networks write an empty cell. */
const NOTHING = /^[-–—]*$/;
const TOTAL = /^(?:grand |sub)?[ -]?total\b|^sum\b|^gesamt|^(?:ยอด|ผล)?รวม/i;
/** Days since 1900, as a spreadsheet shows a day whose format was lost: 2009 to 2064. */
const EXCEL_DAY = /^[45]\d{4}(?:[.,]\d+)?$/;

function lineOf(
  row: CsvRow,
  { columns, source: all = '' }: CostHead,
  options: LineOptions,
): GivenLine | TotalLine {
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
  const source = oneLine(cellOf('source')) || all;
  const costText = cellOf('cost');
  const read = readAmount(costText, options.currency);
  const day = isRange ? undefined : parseDay(dayCell, options.today);
  const names = [cells.find((cell) => cell !== '') ?? '', dayCell, campaign];
  const isTotal = !day && names.some((name) => TOTAL.test(name));
  if (isTotal || dayCell === '' || (campaign === '' && isRange)) {
    const hasCampaign = !isTotal && campaign !== '';
    return { line, hasCampaign, amount: 'reading' in read ? read.reading : undefined };
  }
  if (isRange) {
    throw wrong(
      `covers several days, ${start} to ${end}: export the table with a line for each day`,
    );
  }
  if (!day) throw wrong(problemOfDay(dayCell));
  if (campaign === '') throw wrong('campaign is empty');
  if (source.length > LONGEST_WORD || campaign.length > LONGEST_WORD) {
    throw wrong(`source and campaign may have ${LONGEST_WORD} characters`);
  }
  const currency = cellOf('currency');
  if (currency !== '' && !isMarkOf(currency, options.currency)) {
    throw wrong(`is in another currency, ${currency}; costs here are in ${options.currency}`);
  }
  if ('problem' in read) throw wrong(read.problem);
  return { line, dayText: dayCell, day, source, campaign, costText, amount: read.reading };
}

export const problemOfDay = (day: string): string =>
  EXCEL_DAY.test(day)
    ? `"${day}" is a number of Excel, not a day: give the column the format of a date and export it again`
    : `day must be like 2026-11-21, not "${day.slice(0, 40)}"`;
