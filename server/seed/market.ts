export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** One text for each market. */
export interface MarketText {
  ph: string;
  th: string;
}
