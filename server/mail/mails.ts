import type { Kysely } from 'kysely';
import type { MailType } from '#shared/mail/mail.ts';
import { DAY_MS, epochMs, type EpochMs } from '#shared/time/duration.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { Reward } from '#server/players/reward/grant-rewards.ts';
import { readWageringRules, withBetRate } from '#server/money/wagering/wagering-rules.ts';

export interface NewMail {
  playerId: number;
  type: MailType;
  title: string;
  /** HTML; the app sanitises it before showing it. */
  content: string;
  /** The player can claim them until the mail expires. */
  rewards?: readonly Reward[];
  button?: MailButton;
  imageUrl?: string;
}

/** Target of a mail's button, as for a banner (contract, activities part). */
export interface MailButton {
  title: string;
  clickType: number;
  clickAction: string;
}

const LIFETIME_MS = 30 * DAY_MS;

/** Stores a mail for 30 days. @returns its id */
export async function storeMail(trx: Trx, mail: NewMail, now: EpochMs): Promise<number> {
  const rewards = await withTerms(trx, mail.rewards ?? []);
  const { id } = await trx
    .insertInto('mail')
    .values(rowOf({ ...mail, rewards }, now))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Stores a campaign's mail for players, once for each. Its rewards have their terms already.
 * @returns the new mails
 */
export async function storeCampaignMails(
  trx: Trx,
  { id, mail }: { id: number; mail: Omit<NewMail, 'playerId'> },
  playerIds: readonly number[],
  now: EpochMs,
): Promise<{ id: number; player_id: number }[]> {
  if (playerIds.length === 0) return [];
  return trx
    .insertInto('mail')
    .values(
      playerIds.map((playerId) => ({ ...rowOf({ ...mail, playerId }, now), campaign_id: id })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['campaign_id', 'player_id'])
        .where('campaign_id', 'is not', null)
        .doNothing(),
    )
    .returning(['id', 'player_id'])
    .execute();
}

const rowOf = (
  { playerId, type, title, content, rewards = [], button, imageUrl }: NewMail,
  now: EpochMs,
) => ({
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
});

/** Fixes the wagering of a gift when it is sent, so that the claim asks for what the mail told. */
export const withTerms = async (
  trx: Kysely<Tables>,
  rewards: readonly Reward[],
): Promise<Reward[]> =>
  rewards.length === 0 ? [] : withBetRate(rewards, (await readWageringRules(trx)).betTimes);

/** Selects a player's unread, unexpired mail. */
export function selectUnreadMail(db: Kysely<Tables>, playerId: number, now: number) {
  return db
    .selectFrom('mail')
    .where('player_id', '=', playerId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('expires_at', '>', now)
    .select('id');
}
