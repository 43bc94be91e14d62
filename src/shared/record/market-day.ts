/** The days of a market, by its own midnight, whatever the device's time zone (contract, conventions). */
import { epochMs, type EpochMs, type Milliseconds } from '#shared/time/duration.ts';

/** A day like `2026-11-21`. */
export type DayText = string & { readonly dayText: unique symbol };

/** The last moment that a `Date` can represent. */
const LAST_MOMENT = 8.64e15;

/** The market's day of a moment; `ahead` is the market's offset from UTC. */
export function dayOf(moment: EpochMs, ahead: Milliseconds): DayText {
  const local = Math.max(-LAST_MOMENT, Math.min(LAST_MOMENT, moment + ahead));
  return new Date(local).toISOString().slice(0, 10) as DayText;
}

/** The moment at which a day of a market begins. */
export const dayBegin = (day: DayText, ahead: Milliseconds): EpochMs =>
  epochMs(Date.parse(`${day}T00:00:00Z`) - ahead);

/** Parses a day; undefined for an impossible one, e.g. `2026-02-30`. */
export function readDay(value: unknown): DayText | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const time = Date.parse(`${value}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  return new Date(time).toISOString().startsWith(value) ? (value as DayText) : undefined;
}

/** Day and time in a market, `2026-11-21 09:05:00`, in the format of spreadsheets. */
export function dayAndTime(moment: EpochMs, ahead: Milliseconds): string {
  const local = Math.max(-LAST_MOMENT, Math.min(LAST_MOMENT, moment + ahead));
  return new Date(local).toISOString().slice(0, 19).replace('T', ' ');
}
