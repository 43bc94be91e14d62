/** The days of a market: they turn at its own midnight, whatever zone the phone is in (contract, conventions). */
import { epochMs, type EpochMs, type Milliseconds } from '#domain/duration.ts';

/** A day like `2026-11-21`. */
export type DayText = string & { readonly dayText: unique symbol };

/** The farthest moment that a date can name. */
const LAST_MOMENT = 8.64e15;

/** The day of a market that a moment is in; `ahead` is how far the market is ahead of UTC. */
export function dayOf(moment: EpochMs, ahead: Milliseconds): DayText {
  const local = Math.max(-LAST_MOMENT, Math.min(LAST_MOMENT, moment + ahead));
  return new Date(local).toISOString().slice(0, 10) as DayText;
}

/** The moment at which a day of a market begins. */
export const dayBegin = (day: DayText, ahead: Milliseconds): EpochMs =>
  epochMs(Date.parse(`${day}T00:00:00Z`) - ahead);

/** Reads a day; undefined when there is no such one, e.g. `2026-02-30`. */
export function readDay(value: unknown): DayText | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const time = Date.parse(`${value}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  return new Date(time).toISOString().startsWith(value) ? (value as DayText) : undefined;
}

/** A day and the time of it in a market, `2026-11-21 09:05:00`, as spreadsheets read it. */
export function dayAndTime(moment: EpochMs, ahead: Milliseconds): string {
  const local = Math.max(-LAST_MOMENT, Math.min(LAST_MOMENT, moment + ahead));
  return new Date(local).toISOString().slice(0, 19).replace('T', ' ');
}
