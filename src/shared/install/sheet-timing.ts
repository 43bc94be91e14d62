/** When the add-to-desktop sheet may open automatically (spec §4, §9). */
import { DAY_MS, elapsed, epochMs, type EpochMs } from '#shared/time/duration.ts';

/** A day between two showings (spec §9, "add-to-desktop re-prompt"). */
export const SHEET_INTERVAL = DAY_MS;

export interface SheetFacts {
  /** The stored text of the last showing or Cancel; null when there is none. */
  readonly storedTime: string | null;
  readonly now: EpochMs;
  /** Whether the landing URL had the entry parameter. */
  readonly hasEntryParameter: boolean;
}

/** True when a day has passed, and the entry parameter is absent. */
export function maySheetShow({ storedTime, now, hasEntryParameter }: SheetFacts): boolean {
  if (hasEntryParameter) return false;
  const lastShown = readSheetTime(storedTime);
  if (lastShown === null) return true;
  const since = elapsed(lastShown, now);
  // A time in the future comes from a clock that was set back: it must not block the sheet.
  return since < 0 || since >= SHEET_INTERVAL;
}

/** The stored time of a showing; null when missing or invalid. */
export function readSheetTime(stored: string | null): EpochMs | null {
  if (stored === null || !/^\d{1,16}$/.test(stored)) return null;
  return epochMs(Number(stored));
}
