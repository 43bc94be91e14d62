import { refuseLostCharacters } from '#server/marketing/given-table/given-rows.ts';
import type { TableEncoding } from '#server/marketing/given-table/decode-table.ts';
import { add, ZERO, type Currency, type MinorUnits } from '#shared/money/money.ts';
import { nameKey } from '#shared/text/text.ts';
import { findHead, type CostHead } from '#server/marketing/costs/cost-table/cost-headings.ts';
import {
  addUpLines,
  orderOf,
  questionOfOrder,
  questionOfRepeated,
  questionOfSign,
  rangeOf,
  signOf,
  type CostAnswers,
  type CostLine,
  type CostQuestion,
  type DayRange,
} from '#server/marketing/costs/cost-table/cost-questions.ts';
import { readLines, type GivenLine } from '#server/marketing/costs/cost-table/cost-lines.ts';
import { totalsOf, type LeftOutTotal } from '#server/marketing/costs/cost-table/cost-totals.ts';
import {
  chosenName,
  MOST_ASKED,
  type NamedDimension,
  type NearName,
} from '#server/marketing/costs/near-names/near-name.ts';
import type { Cost } from '#server/marketing/costs/costs.ts';

/** What would be stored of a table. */
export interface CostTable {
  /** Empty while the order of the days or the sign of the decimals is not known. */
  costs: Cost[];
  lines: number;
  /** Lines of totals, which are left out. */
  totals: LeftOutTotal[];
  campaigns: string[];
  /** Undefined while the sign of the decimals is not known. */
  sum: MinorUnits | undefined;
  /** Highest first. */
  sources: { source: string; sum: MinorUnits }[];
  days: DayRange | undefined;
  /** Nothing may be stored before these are answered. */
  questions: CostQuestion[];
  /** These and those that are answered. */
  asked: CostQuestion[];
}

/** Finds names that resemble known ones. */
export type FindNear = (names: {
  sources: readonly string[];
  campaigns: readonly string[];
}) => Promise<readonly NearName[]>;

interface ReadOptions {
  currency: Currency;
  /** The market's day. */
  today: number;
  /** By columns that somebody chose; by default found by its headings. */
  head?: CostHead | undefined;
  answers?: CostAnswers;
  /** Set when it was guessed from the bytes. */
  guessedEncoding?: TableEncoding | undefined;
  findNear?: FindNear;
}

/**
 * Reads a table of costs: a day, a campaign and a cost per line, and a source where campaigns of that name have
 * several. Other calls are answered between its slices. What can be read in two ways becomes a question.
 * @throws BadRequest that names the line; nothing of the table may be stored then
 * @throws ColumnsUnknown when its columns must be chosen
 */
export async function readCostTable(text: string, options: ReadOptions): Promise<CostTable> {
  refuseLostCharacters(text);
  const { currency, today, answers = {}, guessedEncoding, findNear } = options;
  const head = options.head ?? findHead(text, currency);
  const { lines: given, totals } = await readLines(text, head, { currency, today });
  const asked: CostQuestion[] = [];
  const open: CostQuestion[] = [];
  const ask = (question: CostQuestion, isOpen: boolean): void => {
    asked.push(question);
    if (isOpen) open.push(question);
  };
  if (guessedEncoding !== undefined) {
    ask({ kind: 'encoding', encoding: guessedEncoding }, !answers.isEncodingRight);
  }
  const certainSign = signOf(given);
  const sign = certainSign ?? answers.decimalSign;
  if (certainSign === undefined) ask(questionOfSign(given), sign === undefined);
  const certainOrder = orderOf(given);
  const order = certainOrder ?? answers.dayOrder;
  if (certainOrder === undefined) ask(questionOfOrder(given, today), order === undefined);

  const near = (await findNear?.(namesOf(given))) ?? [];
  const isNameOpen = near
    .slice(0, MOST_ASKED)
    .some((one) => chosenName(one, answers.names) === undefined);
  if (near.length > 0) ask({ kind: 'names', near }, isNameOpen);
  const lines = settledLines(given, (amount) => amount[sign ?? 'point'] ?? ZERO, near, answers);
  const merged = order && (await addUpLines(lines, order, today));
  if (merged?.future) ask({ kind: 'future', ...merged.future }, !answers.allowsFuture);
  if (merged && merged.repeated.length > 0) {
    ask(questionOfRepeated(merged.repeated), !answers.sumsRepeated);
  }
  const sum = sign && lines.reduce((all, { amount }) => add(all, amount), ZERO);
  return {
    costs: sign === undefined ? [] : (merged?.costs ?? []),
    lines: lines.length,
    totals: totalsOf(totals, sign, sum),
    campaigns: distinct(lines.map(({ campaign }) => campaign)),
    sum,
    sources: sign === undefined ? [] : sumBySource(lines),
    days: rangeOf((merged?.costs ?? []).map(({ day }) => day)),
    questions: open,
    asked,
  };
}

/** The first spelling of each name. */
function distinct(names: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const name of names) {
    const key = nameKey(name);
    if (!first.has(key)) first.set(key, name);
  }
  return [...first.values()];
}

const namesOf = (lines: readonly GivenLine[]) => ({
  sources: distinct(lines.map(({ source }) => source)).filter((name) => name !== ''),
  campaigns: distinct(lines.map(({ campaign }) => campaign)),
});

/** Lines with their one amount, by the names that were chosen. */
function settledLines(
  given: readonly GivenLine[],
  amountOf: (amount: GivenLine['amount']) => MinorUnits,
  near: readonly NearName[],
  { names: answers }: CostAnswers,
): CostLine[] {
  const chosen = new Map(
    near.map((one) => [`${one.dimension} ${nameKey(one.name)}`, chosenName(one, answers)]),
  );
  const nameOf = (dimension: NamedDimension, name: string): string =>
    chosen.size === 0 ? name : (chosen.get(`${dimension} ${nameKey(name)}`) ?? name);
  return given.map(({ line, dayText, day, source, campaign, amount }) => ({
    line,
    dayText,
    day,
    source: nameOf('source', source),
    campaign: nameOf('campaign', campaign),
    amount: amountOf(amount),
  }));
}

function sumBySource(lines: readonly CostLine[]): { source: string; sum: MinorUnits }[] {
  const sums = new Map<string, { source: string; sum: MinorUnits }>();
  for (const { source, amount } of lines) {
    const key = nameKey(source);
    const before = sums.get(key);
    sums.set(key, { source: before?.source ?? source, sum: add(before?.sum ?? ZERO, amount) });
  }
  return [...sums.values()].toSorted((one, other) => other.sum - one.sum);
}
