/** What in a table of costs can be read in two ways, and what the answers make of it. */
import { nameKey } from '#shared/text/text.ts';
import { setImmediate } from 'node:timers/promises';
import { add, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import {
  DAY_ORDERS,
  type DayOrder,
  type DayReading,
} from '#server/marketing/given-table/given-day.ts';
import { dayProblem } from '#server/marketing/costs/cost-table/cost-day.ts';
import {
  DECIMAL_SIGNS,
  type AmountReading,
  type DecimalSign,
} from '#server/marketing/costs/cost-table/cost-amount.ts';
import type { Cost } from '#server/marketing/costs/costs.ts';
import type { GivenLine } from '#server/marketing/costs/cost-table/cost-lines.ts';
import type { NameAnswers, NearName } from '#server/marketing/costs/near-names/near-name.ts';
import type { TableEncoding } from '#server/marketing/given-table/decode-table.ts';

/** What somebody said about a table that can be read in two ways. */
export interface CostAnswers {
  dayOrder?: DayOrder | undefined;
  decimalSign?: DecimalSign | undefined;
  /** Costs of days that are not there yet are meant. */
  allowsFuture?: boolean | undefined;
  /** Several lines of the same day and campaign are added up. */
  sumsRepeated?: boolean | undefined;
  /** The names are right in the encoding that was guessed. */
  isEncodingRight?: boolean | undefined;
  names?: NameAnswers | undefined;
}

export type CostQuestion =
  /** The first and last day in each order. */
  | {
      kind: 'day-order';
      line: number;
      sample: string;
      ranges: Readonly<Record<DayOrder, DayRange | undefined>>;
    }
  /** A sample and the sum of all lines in each reading. */
  | {
      kind: 'decimal';
      line: number;
      sample: string;
      amounts: AmountReading;
      sums: Readonly<Record<DecimalSign, MinorUnits>>;
    }
  | ({ kind: 'future' } & FutureDays)
  | { kind: 'names'; near: readonly NearName[] }
  | { kind: 'repeated'; count: number; examples: readonly string[] }
  | { kind: 'encoding'; encoding: TableEncoding };

export interface DayRange {
  from: number;
  to: number;
}

/** Lines of days that are not there yet; the first of them. */
export interface FutureDays {
  count: number;
  latest: number;
  line: number;
  day: number;
}

export interface CostLine extends Omit<Cost, 'day'> {
  line: number;
  dayText: string;
  day: DayReading;
}

const EXAMPLES = 5;

/**
 * The order that all days of the table have; undefined when each could be in both.
 * @throws BadRequest when two lines have different orders
 */
export function orderOf(lines: readonly Pick<CostLine, 'day' | 'line' | 'dayText'>[]) {
  const [first, second] = onlyLines(lines, DAY_ORDERS, ({ day }) => day);
  if (first && second) {
    throw new BadRequest(
      `line ${first.line} has the day first, "${first.dayText}", and line ${second.line} the month, "${second.dayText}": write days like 2026-11-21`,
    );
  }
  if (second) return 'month-first';
  const isCertain = lines.every(({ day }) => day['day-first'] === day['month-first']);
  return first || isCertain ? 'day-first' : undefined;
}

/**
 * The sign of the decimals in all amounts; undefined when each could be read with both.
 * @throws BadRequest when two lines have different signs
 */
export function signOf(lines: readonly GivenLine[]): DecimalSign | undefined {
  const [point, comma] = onlyLines(lines, DECIMAL_SIGNS, ({ amount }) => amount);
  if (point && comma) {
    throw new BadRequest(
      `line ${point.line} has a decimal point, "${point.costText}", and line ${comma.line} a decimal comma, "${comma.costText}": write costs like 1234.50`,
    );
  }
  if (comma) return 'comma';
  const isCertain = lines.every(({ amount }) => amount.point === amount.comma);
  return point || isCertain ? 'point' : undefined;
}

/** Of each way to read, the first line that can be read only so. */
const onlyLines = <Line, Way extends string>(
  lines: readonly Line[],
  ways: readonly Way[],
  readingOf: (line: Line) => Readonly<Record<Way, unknown>>,
): (Line | undefined)[] =>
  ways.map((way) =>
    lines.find((line) =>
      ways.every((one) => (readingOf(line)[one] !== undefined) === (one === way)),
    ),
  );

export function questionOfSign(lines: readonly GivenLine[]): CostQuestion {
  const open = lines.find(({ amount }) => amount.point !== amount.comma);
  const sumWith = (sign: DecimalSign) =>
    lines.reduce((sum, { amount }) => add(sum, amount[sign] ?? ZERO), ZERO);
  return {
    kind: 'decimal',
    line: open?.line ?? 0,
    sample: open?.costText ?? '',
    amounts: open?.amount ?? { point: ZERO, comma: ZERO },
    sums: { point: sumWith('point'), comma: sumWith('comma') },
  };
}

/** @throws BadRequest for a line that is wrong in both orders */
export function questionOfOrder(lines: readonly GivenLine[], today: number): CostQuestion {
  for (const line of lines) {
    const problems = DAY_ORDERS.map((order) => problemOf(line, order, today));
    const [problem] = problems;
    if (problem !== undefined && !problems.includes(undefined)) throw new BadRequest(problem);
  }
  const open = lines.find(({ day }) => day['day-first'] !== day['month-first']);
  const rangeIn = (order: DayOrder) => rangeOf(lines.flatMap(({ day }) => day[order] ?? []));
  const [first, second] = DAY_ORDERS.map(rangeIn);
  const ranges = { 'day-first': first, 'month-first': second };
  return { kind: 'day-order', line: open?.line ?? 0, sample: open?.dayText ?? '', ranges };
}

export function rangeOf(days: readonly number[]): DayRange | undefined {
  let [from, to] = [Infinity, -Infinity];
  for (const day of days) {
    if (day < from) from = day;
    if (day > to) to = day;
  }
  return from <= to ? { from, to } : undefined;
}

function problemOf(
  { line, day, dayText }: Pick<CostLine, 'line' | 'day' | 'dayText'>,
  order: DayOrder,
  today: number,
) {
  const number = day[order];
  const problem = number === undefined ? `there is no day "${dayText}"` : dayProblem(number, today);
  return problem === undefined ? undefined : `line ${line}: ${problem}`;
}

export const questionOfRepeated = (repeated: readonly string[]): CostQuestion => ({
  kind: 'repeated',
  count: repeated.length,
  examples: repeated.slice(0, EXAMPLES),
});

/** Lines compared at once, for a few milliseconds. */
const SLICE = 2000;

/**
 * Adds up lines of the same day, source and campaign, and names them. Other calls are answered in between.
 * @throws BadRequest for a day that cannot be meant
 */
export async function addUpLines(
  lines: readonly CostLine[],
  order: DayOrder,
  today: number,
): Promise<{ costs: Cost[]; repeated: string[]; future: FutureDays | undefined }> {
  const merged = new Map<string, { cost: Cost; line: number }>();
  const repeated: string[] = [];
  let future: FutureDays | undefined;
  for (const [at, given] of lines.entries()) {
    if (at % SLICE === 0) await setImmediate();
    const problem = problemOf(given, order, today);
    if (problem !== undefined) throw new BadRequest(problem);
    const { line, dayText, source, campaign } = given;
    const day = given.day[order] ?? 0;
    if (day > today) {
      future ??= { count: 0, latest: day, line, day };
      future = { ...future, count: future.count + 1, latest: Math.max(future.latest, day) };
    }
    // Names are one line each, and compare without case and width.
    const key = `${day}\n${nameKey(source)}\n${nameKey(campaign)}`;
    const before = merged.get(key);
    if (before) repeated.push(`${before.line}, ${line}: ${dayText} ${campaign}`);
    const amount = before ? add(before.cost.amount, given.amount) : given.amount;
    merged.set(key, { cost: { day, source, campaign, amount }, line: before?.line ?? line });
  }
  return { costs: Array.from(merged.values(), ({ cost }) => cost), repeated, future };
}
