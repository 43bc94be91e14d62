/** The rows of install attribution. */
import type { Fixed, Json } from './columns.ts';
import type { ColumnType, Generated } from 'kysely';

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

/** What the events of one phone add up to. Times are milliseconds after the landing; null before. */
export interface InstallVisitorTable {
  install_id: Fixed<string>;
  landed_at: Fixed<number>;
  landed_day: Fixed<number>;
  ua_class: string;
  browser: string;
  in_app: string;
  language: string;
  country: string;
  /** A set of `eventBit`s. */
  reached: number;
  offered_ms: number | null;
  agreed_ms: number | null;
  install_ms: number | null;
  opened_ms: number | null;
  registered_ms: number | null;
  /** Days after the landing on which it was seen: bit n for day n, up to 30. */
  seen_days: number;
  /** The same after the install. */
  seen_since_install: number;
  /** The player who registered, or first logged in, from this copy of the app. */
  player_id: Generated<number | null>;
  /** Numbers of the words, once it was counted. */
  first_origin: Generated<number | null>;
  last_origin: Generated<number | null>;
  client: Generated<number | null>;
  /** What of it lies in the sums. */
  counted: ColumnType<unknown, string | undefined, string>;
  is_changed: Generated<boolean>;
}

/** The whole campaign of a phone's first or last touch. */
export interface InstallTouchTable {
  install_id: Fixed<string>;
  touch: Fixed<'first' | 'last'>;
  campaign: Json;
}

/** What brings visitors, each distinct one once; '' where nothing was said. */
export interface InstallOriginTable {
  id: Generated<number>;
  source: Fixed<string>;
  medium: Fixed<string>;
  campaign: Fixed<string>;
  content: Fixed<string>;
  /** `install_referrer` of the address. */
  referrer: Fixed<string>;
  /** Host of the page before. */
  site: Fixed<string>;
  landing_path: Fixed<string>;
}

/** Kinds of phones and browsers, each distinct one once; '' where it is not known. */
export interface InstallClientTable {
  id: Generated<number>;
  ua_class: Fixed<string>;
  browser: Fixed<string>;
  in_app: Fixed<string>;
  language: Fixed<string>;
  country: Fixed<string>;
}

/** Deposits of players that are linked to a visitor; amounts in hundredths. */
export interface InstallDepositTable {
  order_no: Fixed<string>;
  install_id: Fixed<string>;
  paid_at: Fixed<number>;
  amount: Fixed<number>;
  /** Whether the player had never deposited before. */
  is_first: Fixed<boolean>;
}

interface SumOfAlike {
  touch: Fixed<'first' | 'last'>;
  /** Of the landing, or of the install; the market's, from the epoch. */
  day: Fixed<number>;
  origin: Fixed<number>;
  client: Fixed<number>;
}

type PerWindow<Names extends string> = Record<`${Names}_${1 | 7 | 30}`, number>;

/** Visitors of a day who are alike, and how many of them took each step within each window. */
export type InstallSumTable = SumOfAlike & { landed: number } & PerWindow<
    | 'offered'
    | 'agreed'
    | 'installed'
    | 'opened'
    | 'registered'
    | 'deposited'
    | 'deposits'
    | 'first_amount'
    | 'amount'
  >;

/** Those of them who installed, by the time that it took (`roundUpSpan`). */
export interface InstallTimeSumTable extends SumOfAlike {
  seconds: Fixed<number>;
  visitors: number;
}

/** Those of them with each single event. */
export interface InstallEventSumTable extends SumOfAlike {
  name: Fixed<string>;
  visitors: number;
}

/** Who came back, and what they deposited within 30 days. */
export interface InstallReturnSumTable extends SumOfAlike {
  is_installed: Fixed<boolean>;
  visitors: number;
  day_1: number;
  day_7: number;
  day_30: number;
  deposited: number;
  amount: number;
}

/** What a campaign cost on a day, in hundredths. */
export interface InstallCostTable {
  day: Fixed<number>;
  /** '' where none was named. */
  source: Fixed<string>;
  campaign: Fixed<string>;
  amount: number;
}

/** A saved link with a short address; '' where nothing is said. */
export interface InstallLinkTable {
  id: Generated<number>;
  name: Fixed<string>;
  path: string;
  source: string;
  medium: string;
  campaign: string;
  content: string;
  term: string;
  referrer: string;
  /** Of the card that messengers show. */
  title: string;
  description: string;
  created_at: Fixed<number>;
  created_by: Fixed<string>;
  archived_at: Generated<number | null>;
}

/** Openings of a link on one of the market's days. */
export interface InstallLinkDayTable {
  link_id: Fixed<number>;
  day: Fixed<number>;
  opens: Generated<number>;
  robots: Generated<number>;
}

export type AliasDimension = 'source' | 'medium' | 'campaign' | 'content' | 'referrer';

/** A name that counts as another one. */
export interface InstallAliasTable {
  dimension: Fixed<AliasDimension>;
  was: Fixed<string>;
  name: string;
}
