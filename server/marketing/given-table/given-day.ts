/** Reads days as spreadsheets and ad networks write them. */
import { asciiDigits } from '#shared/text/text.ts';
import { dayNumber, dayText } from '#server/core/market-day.ts';

/** Whether the day or the month comes first in `03/04/2026`. */
export type DayOrder = 'day-first' | 'month-first';
export const DAY_ORDERS: readonly DayOrder[] = ['day-first', 'month-first'];

/** Both readings of a day; equal where it has only one, undefined where it has none in that order. */
export type DayReading = Readonly<Record<DayOrder, number | undefined>>;

const MONTHS = [
  ['jan', 'january', 'ม.ค.', 'มกราคม'],
  ['feb', 'february', 'ก.พ.', 'กุมภาพันธ์'],
  ['mar', 'march', 'มี.ค.', 'มีนาคม'],
  ['apr', 'april', 'เม.ย.', 'เมษายน'],
  ['may', 'พ.ค.', 'พฤษภาคม'],
  ['jun', 'june', 'มิ.ย.', 'มิถุนายน'],
  ['jul', 'july', 'ก.ค.', 'กรกฎาคม'],
  ['aug', 'august', 'ส.ค.', 'สิงหาคม'],
  ['sep', 'sept', 'september', 'ก.ย.', 'กันยายน'],
  ['oct', 'october', 'ต.ค.', 'ตุลาคม'],
  ['nov', 'november', 'พ.ย.', 'พฤศจิกายน'],
  ['dec', 'december', 'ธ.ค.', 'ธันวาคม'],
] as const;

const MONTH_OF = new Map<string, number>(
  MONTHS.flatMap((names, at) =>
    names
      .flatMap((name) => [name, name.replaceAll('.', '')])
      .map((name) => [name, at + 1] as const),
  ),
);

/** Midnight, which spreadsheets add to a day. */
const MIDNIGHT = /[ t](?:0?0:00(?::00(?:\.0+)?)?z?|12:00(?::00)? am)$/;
const YEAR_FIRST = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
const NAMED_SECOND = /^(\d{1,2})[\s/-]*([^\d\s,/-]+)[\s,/-]*(\d{4}|\d{2})$/;
const NAMED_FIRST = /^([^\d\s,/-]+)[\s/-]*(\d{1,2})[\s,/-]+(\d{4}|\d{2})$/;

/** @param today decides what a year of two digits means */
export function parseDay(text: string, today: number): DayReading | undefined {
  const plain = asciiDigits(text).trim().toLowerCase().replace(MIDNIGHT, '');
  const certain = (year = '', month: number | string = '', day = ''): DayReading | undefined => {
    const number = dayOf(yearOf(year, today), Number(month), Number(day));
    return number === undefined ? undefined : { 'day-first': number, 'month-first': number };
  };
  const yearFirst = YEAR_FIRST.exec(plain);
  // Without signs between them, the month and the day have two digits.
  if (yearFirst && (yearFirst[2] !== '' || plain.length === 8)) {
    return certain(yearFirst[1], yearFirst[3], yearFirst[4]);
  }
  const named = NAMED_SECOND.exec(plain);
  if (named) return certain(named[3], MONTH_OF.get(named[2] ?? ''), named[1]);
  const american = NAMED_FIRST.exec(plain);
  if (american) return certain(american[3], MONTH_OF.get(american[1] ?? ''), american[2]);
  const [, one = '', , two = '', end] = YEAR_LAST.exec(plain) ?? [];
  if (end === undefined) return undefined;
  const year = yearOf(end, today);
  const reading = {
    'day-first': dayOf(year, Number(two), Number(one)),
    'month-first': dayOf(year, Number(one), Number(two)),
  };
  return DAY_ORDERS.some((order) => reading[order] !== undefined) ? reading : undefined;
}

/** Years that the Buddhist calendar is ahead. */
const BUDDHIST = 543;

/** The year of the common era: of 2569, and of 69 where that is nearer to today than 2069. */
function yearOf(text: string, today: number): number {
  const year = Number(text);
  if (text.length === 4) return year > 2400 ? year - BUDDHIST : year;
  const thisYear = Number(dayText(today).slice(0, 4));
  const [nearest = year] = [2000 + year, 2500 - BUDDHIST + year].toSorted(
    (one, other) => Math.abs(one - thisYear) - Math.abs(other - thisYear),
  );
  return nearest;
}

const pad = (number: number, length: number): string => String(number).padStart(length, '0');

const dayOf = (year: number, month: number, day: number): number | undefined =>
  dayNumber(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
