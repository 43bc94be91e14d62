/** Rows of install attribution. */
import type { Fixed, Json } from './columns.ts';
import type { ColumnType, Generated } from 'kysely';

/** A reported event, stored for `KEEP_EVENTS_DAYS`. `day` is the market's, from the epoch. */
export interface InstallEventTable {
  install_id: Fixed<string>;
  seq: Fixed<number>;
  name: Fixed<string>;
  happened_at: Fixed<number>;
  day: Fixed<number>;
  source: Fixed<string | null>;
  list_version: Fixed<string | null>;
  /** Of the last touch at that time. */
  referrer: Fixed<string>;
  campaign: Fixed<string>;
}

/** The state that the events of one install add up to. Times are ms after the landing; null before. */
export interface InstallVisitorTable {
  install_id: Fixed<string>;
  landed_at: Fixed<number>;
  landed_day: Fixed<number>;
  ua_class: string;
  browser: string;
  in_app: string;
  language: string;
  country: string;
  /** The app or browser that handed over to this one; '' for none. */
  handover: Generated<string>;
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
  /** The market's day of its latest event; null for one that a version before has stored. */
  last_seen_day: number | null;
  /** The player who registered, or first logged in, from this install. */
  player_id: Generated<number | null>;
  /** Ids of the words, once it was counted. */
  first_origin: Generated<number | null>;
  last_origin: Generated<number | null>;
  client: Generated<number | null>;
  /** Its last counted contribution to the sums. */
  counted: ColumnType<unknown, string | undefined, string>;
  /** Its last counted contribution to the sums by hour; others than `counted` are to be counted again. */
  counted_hours: ColumnType<unknown, string | undefined, string>;
  is_changed: Generated<boolean>;
}

/** The complete campaign of an install's first or last touch. */
export interface InstallTouchTable {
  install_id: Fixed<string>;
  touch: Fixed<'first' | 'last'>;
  campaign: Json;
}

/** Distinct origins of visitors; '' for unknown. */
export interface InstallOriginTable {
  id: Generated<number>;
  source: Fixed<string>;
  medium: Fixed<string>;
  campaign: Fixed<string>;
  content: Fixed<string>;
  /** `install_referrer` of the address. */
  referrer: Fixed<string>;
  /** Host of the previous page. */
  site: Fixed<string>;
  landing_path: Fixed<string>;
  /** Short name of the link that was opened. */
  link: Fixed<string>;
  /** Search word of an ad (`utm_term`). */
  term: Fixed<string>;
  /** Invite code (`outValue`). */
  share_code: Fixed<string>;
  /** Number of the inviting player (`aid`). */
  inviter: Fixed<string>;
  /** Number of the agent (`pid`). */
  agent: Fixed<string>;
  /** The market's day on which it was first counted; null for those that no day's limit counts. */
  first_day: Fixed<number | null>;
  /** Only link, term or one of the codes was new. */
  is_detail: Generated<boolean>;
}

/** Distinct kinds of clients; '' for unknown. */
export interface InstallClientTable {
  id: Generated<number>;
  ua_class: Fixed<string>;
  browser: Fixed<string>;
  in_app: Fixed<string>;
  language: Fixed<string>;
  country: Fixed<string>;
  /** What handed over to this browser. */
  handover: Fixed<string>;
  /** As of an origin. */
  first_day: Fixed<number | null>;
}

/** Deposits of players linked to a visitor; amounts in hundredths. */
export interface InstallDepositTable {
  order_no: Fixed<string>;
  install_id: Fixed<string>;
  paid_at: Fixed<number>;
  amount: Fixed<number>;
  /** True for the player's first deposit. */
  is_first: Fixed<boolean>;
}

/** The key of sums of visitors with the same words. */
export interface SumOfAlike {
  touch: Fixed<'first' | 'last'>;
  /** Of the landing, or of the install; the market's, from the epoch. */
  day: Fixed<number>;
  origin: Fixed<number>;
  client: Fixed<number>;
}

type PerWindow<Names extends string> = Record<`${Names}_${1 | 7 | 30}`, number>;

/** Visitors of a day with the same words, and how many took each step within each window. */
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

/** The same by the hour of the landing, from 0 to 23. */
export type InstallHourSumTable = InstallSumTable & { hour: Fixed<number> };

/** Those who installed, by the time it took (`roundUpSpan`). */
export interface InstallTimeSumTable extends SumOfAlike {
  seconds: Fixed<number>;
  visitors: number;
}

/** Those with each single event. */
export interface InstallEventSumTable extends SumOfAlike {
  name: Fixed<string>;
  visitors: number;
}

/** Returning visitors, and their deposits within 30 days. */
export interface InstallReturnSumTable extends SumOfAlike {
  is_installed: Fixed<boolean>;
  visitors: number;
  day_1: number;
  day_7: number;
  day_30: number;
  deposited: number;
  amount: number;
}

/** The first spelling of a name, by a hash of it without case and width (`nameKey`). */
export interface InstallNameTable {
  dimension: Fixed<'source' | 'medium' | 'campaign'>;
  key: Fixed<string>;
  name: Fixed<string>;
}

/** A saved link with a short address; '' for empty fields. */
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
  /** The last of the market's days on which it is meant to be used. */
  ends_on: Generated<number | null>;
  /** Separated by commas. */
  tags: Generated<string>;
}

/** Fields that links are filled in from; '' for empty ones. */
export interface InstallLinkTemplateTable {
  id: Generated<number>;
  /** The name without case and width (`nameKey`). */
  key: Fixed<string>;
  name: Fixed<string>;
  source: Fixed<string>;
  medium: Fixed<string>;
  content: Fixed<string>;
  term: Fixed<string>;
  referrer: Fixed<string>;
  path: Fixed<string>;
  created_at: Fixed<number>;
  created_by: Fixed<string>;
}

/** Requests of a link on a market day. */
export interface InstallLinkDayTable {
  link_id: Fixed<number>;
  day: Fixed<number>;
  opens: Generated<number>;
  robots: Generated<number>;
}

export type AliasDimension = 'source' | 'medium' | 'campaign' | 'content' | 'referrer';

/** A name that reports replace by another. */
export interface InstallAliasTable {
  dimension: Fixed<AliasDimension>;
  was: Fixed<string>;
  name: string;
}
