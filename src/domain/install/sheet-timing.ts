/** When the add-to-desktop sheet may come by itself (spec §4, §9). */
import { DAY_MS, elapsed, epochMs, type EpochMs } from '#domain/duration.ts';

/** A day lies between two showings (spec §9, "add-to-desktop re-prompt"). */
export const SHEET_INTERVAL = DAY_MS;

export interface SheetFacts {
  /** What the phone kept of the last showing or Cancel, as it was read; null when nothing. */
  readonly storedTime: string | null;
  readonly now: EpochMs;
  /** Whether the address that was opened carried the entry parameter. */
  readonly hasEntryParameter: boolean;
}

/** Whether the sheet may show: a day has gone by, and the entry parameter is absent. */
export function maySheetShow({ storedTime, now, hasEntryParameter }: SheetFacts): boolean {
  if (hasEntryParameter) return false;
  const lastShown = readSheetTime(storedTime);
  if (lastShown === null) return true;
  const since = elapsed(lastShown, now);
  // A time in the future comes of a clock that was set back: it must not silence the sheet.
  return since < 0 || since >= SHEET_INTERVAL;
}

/** The stored time of a showing; null when there is none or it is no time at all. */
export function readSheetTime(stored: string | null): EpochMs | null {
  if (stored === null || !/^\d{1,16}$/.test(stored)) return null;
  return epochMs(Number(stored));
}
