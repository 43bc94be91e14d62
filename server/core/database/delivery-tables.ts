/** Rows of what is sent to external receivers: postbacks, and reports. */
import type { Fixed, Json } from './columns.ts';
import type { ColumnType, Generated } from 'kysely';

/** The account that a row belongs to. */
interface OwnerColumns {
  /** Null without one, and after the account was removed. */
  owner_id: Generated<number | null>;
  /** Stays when the account is removed; null for what no account made. */
  owner_name: Generated<string | null>;
}

export interface PostbackRuleTable extends OwnerColumns {
  id: Generated<number>;
  name: string;
  /** '' for any. */
  source: string;
  campaign: string;
  window_days: number;
  /** The events to send, each with the value of `{event}`. */
  events: Json;
  method: 'GET' | 'POST';
  /** These three are templates. */
  url: string;
  body: string;
  /** `Name: value`, or ''. */
  header: string;
  /** Signs requests and replaces `{secret}`; '' for none. */
  secret: string;
  /** Null for any of 200 to 299. */
  expected_status: number | null;
  /** Addresses and networks that the receiver may have; empty for any public one. */
  networks: Json;
  /** Null while paused. */
  active_since: number | null;
  created_at: Fixed<number>;
  created_by: Fixed<string>;
}

export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/** Progress of a delivery. */
export interface DeliveryProgress {
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  /** The next attempt; null when there is none. */
  due_at: number | null;
  tried_at: Generated<number | null>;
  /** HTTP status and start of the last answer. */
  status: Generated<number | null>;
  answer: Generated<string>;
}

/** An event to send, once per rule. */
export interface PostbackTable extends DeliveryProgress {
  id: Generated<number>;
  rule_id: Fixed<number>;
  event_id: Fixed<string>;
  event: Fixed<string>;
  /** Null for a test. */
  install_id: Fixed<string | null>;
  /** Values of the macros. */
  facts: Json;
  happened_at: Fixed<number>;
}

/** A scheduled report. */
export interface ReportScheduleTable extends OwnerColumns {
  id: Generated<number>;
  name: string;
  /** Path and query of the report's page. */
  report: string;
  frequency: 'day' | 'week' | 'month';
  /** Of the market's day. */
  hour: number;
  /** '' where the report is sent by e-mail. */
  url: string;
  /** Signs requests; '' for none. */
  secret: string;
  /** Addresses that the report is sent to by e-mail; empty where it is sent to `url`. */
  emails: ColumnType<unknown, string | undefined, string>;
  /** Of e-mails. */
  language: Generated<string>;
  /** Of the console, for links in e-mails. */
  origin: Generated<string>;
  created_at: Fixed<number>;
  created_by: Fixed<string>;
}

/** A schedule's file, by the market's day on which it is sent. */
export interface ReportDeliveryTable extends DeliveryProgress {
  schedule_id: Fixed<number>;
  day: Fixed<number>;
}

/** A request that the demo's receiver got. */
export interface PostbackReceivedTable {
  id: Generated<number>;
  received_at: Fixed<number>;
  event_id: Fixed<string>;
  method: Fixed<string>;
  content: Fixed<string>;
  /** Null for none. */
  answered: Fixed<number | null>;
}
