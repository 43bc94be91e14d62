/** Rows of the marketers' alerts. */
import type { Fixed, Json } from './columns.ts';
import type { DeliveryProgress } from './delivery-tables.ts';
import type { Generated } from 'kysely';

/**
 * What an alert is about: a step of all visitors or of a campaign, a campaign's cost, or a postback or
 * schedule that fails.
 */
export type AlertKind = 'all' | 'campaign' | 'cost' | 'postback' | 'schedule';

interface AlertSubjectColumns {
  kind: Fixed<AlertKind>;
  /** The campaign, or the id of the postback's rule or of the schedule; '' for all visitors. */
  subject: Fixed<string>;
  /** Of the funnel; '' for other kinds. */
  step: Fixed<string>;
}

/**
 * An alert and the progress of its message: one of a subject and day. Without a message that waits, was sent or
 * failed, `due_at` is null and `attempts` is 0.
 */
export interface MarketingAlertTable extends AlertSubjectColumns, DeliveryProgress {
  id: Generated<number>;
  /** Of the rule or schedule when it was found. */
  name: Fixed<string>;
  /** The market's day that was judged, and the hour up to which it was counted. */
  day: Fixed<number>;
  until_hour: Fixed<number>;
  /** Visitors or deposits; of a cost the amount in hundredths; of deliveries the attempts in a row. */
  count: Fixed<number>;
  /** The usual count, and its range; null for kinds other than steps. */
  usual: Fixed<number | null>;
  low: Fixed<number | null>;
  high: Fixed<number | null>;
  found_at: Fixed<number>;
  ended_at: Generated<number | null>;
}

/** A subject whose alerts are not sent. */
export interface AlertMuteTable extends AlertSubjectColumns {
  /** The last of the market's days. */
  until_day: number;
}

/** A time up to which the market's day was judged, by one of the servers. */
export interface AlertCheckTable {
  until_at: Fixed<number>;
  attempts: Generated<number>;
  due_at: number | null;
  ended_at: Generated<number | null>;
}

export type AlertShape = 'json' | 'slack' | 'telegram' | 'line';

/** The only row: where alerts are sent, and what is looked for. */
export interface AlertSettingTable {
  is_only: Generated<boolean>;
  shape: AlertShape;
  /** '' where alerts are not sent. */
  url: string;
  /** The chat of Telegram or the user or group of LINE; '' for other shapes. */
  recipient: string;
  /** Signs JSON, and is LINE's access token; '' for none. */
  secret: string;
  /** Addresses that alerts are sent to by e-mail. */
  emails: Json;
  language: string;
  /** Of the console, for links. */
  origin: string;
  /** Hours of the market's day; null without quiet hours. */
  quiet_from: number | null;
  quiet_until: number | null;
  /** The watched steps. */
  steps: Json;
}
