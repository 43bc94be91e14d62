/** What in a table of costs can be read in two ways, and what the answers make of it. */
import { nameKey } from '#shared/text/text.ts';
import { setImmediate } from 'node:timers/promises';
import { add } from '#shared/money/money.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import {
  DAY_ORDERS,
  type DayOrder,
  type DayReading,
} from '#server/marketing/given-table/given-day.ts';
import { dayProblem } from '#server/marketing/costs/cost-table/cost-day.ts';
import type { Cost } from '#server/marketing/costs/costs.ts';
import type { TableEncoding } from '#server/marketing/given-table/decode-table.ts';

/** What somebody said about a table that can be read in two ways. */
export interface CostAnswers {
  dayOrder?: DayOrder | undefined;
  /** Several lines of the same day and campaign are added up. */
  sumsRepeated?: boolean | undefined;
  /** The names are right in the encoding that was guessed. */
  isEncodingRight?: boolean | undefined;
}

export type CostQuestion =
  /** The first and last day in each order. */
  | {
      kind: 'day-order';
      line: number;
      sample: string;
      ranges: Readonly<Record<DayOrder, DayRange | undefined>>;
    }
  | { kind: 'repeated'; count: number; examples: readonly string[] }
  | { kind: 'encoding'; encoding: TableEncoding };

export interface DayRange {
  from: number;
  to: number;
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
export function orderOf(lines: readonly CostLine[]): DayOrder | undefined {
  const onlyIn = (order: DayOrder, other: DayOrder) =>
    lines.find(({ day }) => day[order] !== undefined && day[other] === undefined);
  const dayFirst = onlyIn('day-first', 'month-first');
  const monthFirst = onlyIn('month-first', 'day-first');
  if (dayFirst && monthFirst) {
    throw new BadRequest(
      `line ${dayFirst.line} has the day first, "${dayFirst.dayText}", and line ${monthFirst.line} the month, "${monthFirst.dayText}": write days like 2026-11-21`,
    );
  }
  if (monthFirst) return 'month-first';
  if (dayFirst) return 'day-first';
  const isCertain = lines.every(({ day }) => day['day-first'] === day['month-first']);
  return isCertain ? 'day-first' : undefined;
}

/** @throws BadRequest for a line that is wrong in both orders */
export function questionOfOrder(lines: readonly CostLine[], today: number): CostQuestion {
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

function problemOf({ line, day, dayText }: CostLine, order: DayOrder, today: number) {
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
): Promise<{ costs: Cost[]; repeated: string[] }> {
  const merged = new Map<string, { cost: Cost; line: number }>();
  const repeated: string[] = [];
  for (const [at, given] of lines.entries()) {
    if (at % SLICE === 0) await setImmediate();
    const problem = problemOf(given, order, today);
    if (problem !== undefined) throw new BadRequest(problem);
    const { line, dayText, source, campaign } = given;
    const day = given.day[order] ?? 0;
    // Names are one line each, and compare without case and width.
    const key = `${day}\n${nameKey(source)}\n${nameKey(campaign)}`;
    const before = merged.get(key);
    if (before) repeated.push(`${before.line}, ${line}: ${dayText} ${campaign}`);
    const amount = before ? add(before.cost.amount, given.amount) : given.amount;
    merged.set(key, { cost: { day, source, campaign, amount }, line: before?.line ?? line });
  }
  return { costs: Array.from(merged.values(), ({ cost }) => cost), repeated };
}
