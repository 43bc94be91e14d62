import { dayNumber, dayText } from '#server/core/market-day.ts';
import { BadRequest } from '#server/core/http/refusal.ts';

const DEFAULT_DAYS = 30;
/** Two years and a leap day. */
const MOST_DAYS = 731;

export const FORMATS = ['html', 'csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** A report's parameters; days are the market's, counted from the epoch, both included. */
export interface ReportRequest {
  from: number;
  to: number;
  /** The campaign that a visitor is counted under. */
  touch: 'first' | 'last';
}

export type Query = Readonly<Record<string, unknown>>;

/** A parameter of an address; '' when it is missing or repeated. */
export const textOf = (query: Query, name: string): string => {
  const value = query[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** A parameter of a few values. @throws BadRequest in words for the user */
export function oneOf<Value extends string>(
  query: Query,
  name: string,
  known: readonly Value[],
  otherwise: Value,
): Value {
  const text = textOf(query, name);
  if (text === '') return otherwise;
  const value = known.find((one) => one === text);
  if (value !== undefined) return value;
  throw new BadRequest(`${name} must be one of ${known.join(', ')}, not "${text.slice(0, 40)}"`);
}

/** @throws BadRequest for an unknown format */
export function readFormat(query: Query): Format {
  const text = textOf(query, 'format') || 'html';
  const format = FORMATS.find((known) => known === text);
  if (!format) throw new BadRequest(`format must be ${FORMATS.join(', ')}, not "${text}"`);
  return format;
}

/** Defaults to the last 30 days. @throws BadRequest in words for the operator */
export function readRange(query: Query, today: number): ReportRequest {
  const to = readDay(query, 'to') ?? today;
  const from = readDay(query, 'from') ?? to - DEFAULT_DAYS + 1;
  if (from > to) {
    throw new BadRequest(`from (${dayText(from)}) is after to (${dayText(to)})`);
  }
  if (to - from >= MOST_DAYS) {
    throw new BadRequest(
      `a report covers at most ${MOST_DAYS} days; this would be ${to - from + 1}`,
    );
  }
  const touch = textOf(query, 'touch') || 'first';
  if (touch !== 'first' && touch !== 'last') {
    throw new BadRequest(`touch must be first or last, not "${touch}"`);
  }
  return { from, to, touch };
}

/** A day of an address, counted from the epoch; undefined without one. @throws BadRequest that names it */
export function readDay(query: Query, name: string): number | undefined {
  const text = textOf(query, name);
  if (text === '') return undefined;
  const day = dayNumber(text);
  if (day === undefined) {
    throw new BadRequest(`${name} must be a day like 2026-11-21, not "${text.slice(0, 40)}"`);
  }
  return day;
}
