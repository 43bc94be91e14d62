import type { ColumnType, Generated } from 'kysely';
import type { Fixed } from './columns.ts';

/** `recalling`: nothing more is sent, and unread mails are being removed. */
type CampaignState = 'open' | 'sent' | 'recalling' | 'recalled';

/** A mail to all players of a segment; each gets it once (`mail.campaign_id`). */
export interface MailCampaignTable {
  id: Generated<number>;
  /** Of the form or program that added it: it is added once. */
  number: Fixed<string | null>;
  created_at: Fixed<number>;
  due_at: Fixed<number>;
  actor: Fixed<string>;
  reason: Fixed<string>;
  mail: ColumnType<unknown, string, never>;
  segment: ColumnType<unknown, string, never>;
  /** No more than these get it; null for everybody in the segment. */
  most_players: Fixed<number | null>;
  state: ColumnType<CampaignState, never, CampaignState>;
  /** Null until the first mail: the segment is as of then. */
  started_at: Generated<number | null>;
  ended_at: Generated<number | null>;
  /** Players up to this id are done; while recalling, those whose mail was removed. */
  after_player: Generated<number>;
  sent: Generated<number>;
  /** Of mails that have expired. */
  swept_read: ColumnType<number, never, never>;
  swept_claimed: ColumnType<number, never, never>;
  recalled: Generated<number>;
  recalled_by: Generated<string | null>;
}

/** When a player was last seen in a session that is over. */
export interface PlayerSeenTable {
  player_id: Fixed<number>;
  seen_at: Fixed<number>;
}
