/** Spans of time, branded so that seconds and milliseconds cannot be mixed. */
export type Milliseconds = number & { readonly milliseconds: unique symbol };
export type Seconds = number & { readonly seconds: unique symbol };

/** A moment: milliseconds since the Unix epoch, as the platform writes it. */
export type EpochMs = number & { readonly epochMs: unique symbol };

export const milliseconds = (value: number): Milliseconds => value as Milliseconds;
export const seconds = (value: number): Seconds => value as Seconds;
export const epochMs = (value: number): EpochMs => value as EpochMs;

export const toMilliseconds = (span: Seconds): Milliseconds => milliseconds(span * 1000);

/** The time from `from` until `to`; negative when `to` came first. */
export const elapsed = (from: EpochMs, to: EpochMs): Milliseconds => milliseconds(to - from);

const DAY_MS = 86_400_000;

/** The moment so many whole days earlier. */
export const daysBefore = (moment: EpochMs, days: number): EpochMs =>
  epochMs(moment - days * DAY_MS);
