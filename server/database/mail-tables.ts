/** The rows of mail, and of the notifications that tell of it. */
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
  /** Null when it carries none. */
  rewards: ColumnType<unknown, string | null | undefined, never>;
  claimed_at: ColumnType<number | null, undefined, number>;
  /** A deleted mail stays until it expires: what was claimed from it is known. */
  deleted_at: ColumnType<number | null, undefined, number>;
  img_url: ColumnType<string | null, string | null | undefined, never>;
  button_title: ColumnType<string | null, string | null | undefined, never>;
  click_type: ColumnType<number, number | undefined, never>;
  click_action: ColumnType<string | null, string | null | undefined, never>;
}

/** A browser that asked for notifications, as long as the session it asked in lives. */
export interface PushSubscriptionTable {
  id: Generated<number>;
  endpoint: Fixed<string>;
  p256dh: string;
  auth: string;
  player_id: number;
  session_hash: string;
  created_at: number;
}

/** A notification on its way to one browser; gone once the push service has taken it. */
export interface PushOutboxTable {
  id: Generated<number>;
  subscription_id: Fixed<number>;
  payload: Fixed<string>;
  attempts: Generated<number>;
  due_at: number;
  created_at: Fixed<number>;
}
