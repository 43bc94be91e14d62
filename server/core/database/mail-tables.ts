/** Rows of mail, and of push notifications. */
import type { ColumnType, Generated } from 'kysely';
import type { Fixed } from './columns.ts';

/** A mail to one player: type 0 message, 1 gift, 2 activity. */
export interface MailTable {
  id: Generated<number>;
  player_id: Fixed<number>;
  type: Fixed<number>;
  title: Fixed<string>;
  content: Fixed<string>;
  sent_at: Fixed<number>;
  expires_at: Fixed<number>;
  /** Null until the player has opened it. */
  read_at: number | null;
  /** Null without rewards. */
  rewards: ColumnType<unknown, string | null | undefined, never>;
  claimed_at: ColumnType<number | null, undefined, number>;
  /** A deleted mail stays until it expires, so that its claim remains known. */
  deleted_at: ColumnType<number | null, undefined, number>;
  img_url: ColumnType<string | null, string | null | undefined, never>;
  button_title: ColumnType<string | null, string | null | undefined, never>;
  click_type: ColumnType<number, number | undefined, never>;
  click_action: ColumnType<string | null, string | null | undefined, never>;
  /** Sent to a segment. */
  campaign_id: ColumnType<number | null, number | undefined, never>;
  /** Removed by an operator before it was read. */
  recalled_at: ColumnType<number | null, undefined, number>;
}

/** Players whose last subscription a push service has ended, until they subscribe again. */
export interface PushEndTable {
  player_id: Fixed<number>;
}

/** A browser subscribed to notifications, for as long as its session lives. */
export interface PushSubscriptionTable {
  id: Generated<number>;
  endpoint: Fixed<string>;
  p256dh: string;
  auth: string;
  player_id: number;
  session_hash: string;
  created_at: number;
  /** In a row, by its push service. */
  denials: ColumnType<number, number | undefined, number>;
  /** What its player wants to be notified of there, and whether nights are quiet. */
  wants_mail: Generated<boolean>;
  wants_gift: Generated<boolean>;
  wants_withdrawal: Generated<boolean>;
  is_quiet: Generated<boolean>;
}

/** A queued notification for one browser; deleted once the push service has accepted it. */
export interface PushOutboxTable {
  id: Generated<number>;
  subscription_id: Fixed<number>;
  payload: Fixed<string>;
  attempts: Generated<number>;
  due_at: number;
  created_at: Fixed<number>;
}
