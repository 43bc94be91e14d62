/** Spans of time, branded so that seconds and milliseconds cannot be mixed. */
export type Milliseconds = number & { readonly milliseconds: unique symbol };
export type Seconds = number & { readonly seconds: unique symbol };

/** A moment: milliseconds since the Unix epoch, as on the wire. */
export type EpochMs = number & { readonly epochMs: unique symbol };

export const milliseconds = (value: number): Milliseconds => value as Milliseconds;
export const seconds = (value: number): Seconds => value as Seconds;
export const epochMs = (value: number): EpochMs => value as EpochMs;

export const SECOND_MS = milliseconds(1000);
export const MINUTE_MS = milliseconds(60_000);
export const HOUR_MS = milliseconds(3_600_000);
export const DAY_MS = milliseconds(86_400_000);

export const toMilliseconds = (span: Seconds): Milliseconds => milliseconds(span * 1000);

/** The time from `from` until `to`; negative when `to` is earlier. */
export const elapsed = (from: EpochMs, to: EpochMs): Milliseconds => milliseconds(to - from);

/** The moment this many whole days earlier. */
export const daysBefore = (moment: EpochMs, days: number): EpochMs =>
  epochMs(moment - days * DAY_MS);
