import type { Kysely } from 'kysely';
import { DAY_MS, epochMs, type EpochMs } from '#domain/duration.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Trx } from '#server/database/transact.ts';
import type { Reward } from '#server/ledger/grant-rewards.ts';

/** 0 message, 1 gift, 2 activity (contract, mail part). */
export type MailType = 0 | 1 | 2;

export interface NewMail {
  playerId: number;
  type: MailType;
  title: string;
  /** HTML; the app cleans it before it shows it. */
  content: string;
  /** Claimed by the player until the mail expires. */
  rewards?: readonly Reward[];
  button?: MailButton;
  imageUrl?: string;
}

/** Where a mail's button leads, as a banner does (contract, activities part). */
export interface MailButton {
  title: string;
  clickType: number;
  clickAction: string;
}

const LIFETIME_MS = 30 * DAY_MS;

/** Stores a mail for 30 days. @returns its number */
export async function storeMail(trx: Trx, mail: NewMail, now: EpochMs): Promise<number> {
  const { playerId, type, title, content, rewards = [], button, imageUrl } = mail;
  const { id } = await trx
    .insertInto('mail')
    .values({
      player_id: playerId,
      type,
      title,
      content,
      rewards: rewards.length === 0 ? null : JSON.stringify(rewards),
      img_url: imageUrl,
      button_title: button?.title,
      click_type: button?.clickType,
      click_action: button?.clickAction,
      sent_at: now,
      expires_at: epochMs(now + LIFETIME_MS),
      read_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A player's mail that was not opened and has not expired. */
export function selectUnreadMail(db: Kysely<Tables>, playerId: number, now: number) {
  return db
    .selectFrom('mail')
    .where('player_id', '=', playerId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('expires_at', '>', now)
    .select('id');
}
