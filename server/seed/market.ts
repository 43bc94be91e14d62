/** The two markets of the product (spec §1): `ph` in PHP and English, `th` in THB and Thai. */
export type Market = 'ph' | 'th';

export const MARKETS: readonly Market[] = ['ph', 'th'];

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** One text for each market. */
export interface MarketText {
  ph: string;
  th: string;
}
