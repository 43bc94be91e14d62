/** The rows of what trackers and networks are told. */
import type { Fixed, Json } from './columns.ts';
import type { Generated } from 'kysely';

export interface PostbackRuleTable {
  id: Generated<number>;
  name: string;
  /** '' for any. */
  source: string;
  campaign: string;
  window_days: number;
  /** The events that are told, each with the name that it is told by. */
  events: Json;
  method: 'GET' | 'POST';
  /** These three are templates. */
  url: string;
  body: string;
  /** `Name: value`, or ''. */
  header: string;
  /** Signs what is told; '' for none. */
  secret: string;
  /** Null for any of 200 to 299. */
  expected_status: number | null;
  /** Where the receiver may stand; none for anywhere outside. */
  networks: Json;
  /** Null while nothing is told. */
  active_since: number | null;
  created_at: Fixed<number>;
  created_by: Fixed<string>;
}

export type PostbackState = 'waiting' | 'delivered' | 'failed';

/** An event that is told, once for each rule. */
export interface PostbackTable {
  id: Generated<number>;
  rule_id: Fixed<number>;
  event_id: Fixed<string>;
  event: Fixed<string>;
  /** Null for a test. */
  install_id: Fixed<string | null>;
  /** What stands for the macros of the templates. */
  facts: Json;
  happened_at: Fixed<number>;
  state: Generated<PostbackState>;
  attempts: Generated<number>;
  /** When it is tried next; null when it never will be. */
  due_at: number | null;
  tried_at: Generated<number | null>;
  /** HTTP status of the last answer, and how it began. */
  status: Generated<number | null>;
  answer: Generated<string>;
}

/** What the demo's own receiver was told. */
export interface PostbackReceivedTable {
  id: Generated<number>;
  received_at: Fixed<number>;
  event_id: Fixed<string>;
  method: Fixed<string>;
  content: Fixed<string>;
  /** Null for none. */
  answered: Fixed<number | null>;
}
