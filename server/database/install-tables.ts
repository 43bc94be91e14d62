/** The rows of install attribution. */
import type { Fixed, Json } from './columns.ts';

/** What a phone reported; kept for `KEEP_EVENTS_DAYS`. `day` is the market's, from the epoch. */
export interface InstallEventTable {
  install_id: Fixed<string>;
  seq: Fixed<number>;
  name: Fixed<string>;
  happened_at: Fixed<number>;
  day: Fixed<number>;
  source: Fixed<string | null>;
  list_version: Fixed<string | null>;
  /** Of the last touch, as it was then. */
  referrer: Fixed<string>;
  campaign: Fixed<string>;
}

/** What the events of one phone add up to; `reached` is a set of `eventBit`s. */
export interface InstallVisitorTable {
  install_id: Fixed<string>;
  landed_at: Fixed<number>;
  landed_day: Fixed<number>;
  first_referrer: Fixed<string>;
  first_campaign: Fixed<string>;
  last_referrer: string;
  last_campaign: string;
  ua_class: string;
  reached: number;
  /** From the landing to the install; null before. */
  install_ms: number | null;
}

/** The whole campaign of a phone's first or last touch. */
export interface InstallTouchTable {
  install_id: Fixed<string>;
  touch: Fixed<'first' | 'last'>;
  campaign: Json;
}

/** Visitors of a settled day who are alike. */
export interface InstallCellTable {
  day: Fixed<number>;
  touch: Fixed<'first' | 'last'>;
  referrer: Fixed<string>;
  campaign: Fixed<string>;
  ua_class: Fixed<string>;
  reached: Fixed<number>;
  visitors: Fixed<number>;
}
