/** Sends and recalls mail to segments, a part in each transaction. */
import { sql } from 'kysely';
import { contentOf, type CampaignRow } from '#server/mail/campaigns.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import { notifyPlayer } from '#server/players/push/notify-player.ts';
import { readSegmentPart } from '#server/mail/segment.ts';
import { selectUnreadMail, storeCampaignMails } from '#server/mail/mails.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { MailType } from '#shared/mail/mail.ts';
import type { Market } from '#shared/market/market.ts';

/** Mails removed in one transaction. */
const RECALLED_AT_ONCE = 500;

/**
 * Sends the next part of a campaign that is due, or removes the next mails of one that is recalled. The
 * campaign's row is locked meanwhile: another server takes another campaign, and one that ends in between
 * has done all of the part or nothing.
 * @returns true when there may be more to do
 */
export function sendCampaignPart({
  database,
  clock,
  settings: { market },
}: CorePorts): Promise<boolean> {
  return transact(
    database,
    async (trx) => {
      const now = clock.now();
      const campaign = await trx
        .selectFrom('mail_campaign')
        .where('state', 'in', ['open', 'recalling'])
        .where((eb) => eb.or([eb('due_at', '<=', now), eb('state', '=', 'recalling')]))
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .selectAll()
        .executeTakeFirst();
      if (!campaign) return false;
      await (campaign.state === 'recalling'
        ? removeUnread(trx, campaign, now)
        : sendPart(trx, campaign, { market, now }));
      return true;
    },
    { isReadCommitted: true },
  );
}

async function sendPart(
  trx: Trx,
  campaign: CampaignRow,
  { market, now }: { market: Market; now: EpochMs },
): Promise<void> {
  const { id, sent, most_players: most, after_player: from } = campaign;
  const { mail, segment } = contentOf(campaign);
  const asOf = epochMs(campaign.started_at ?? now);
  const { players, after } = await readSegmentPart(trx, segment, { market, asOf, now }, from);
  const left = most === null ? players.length : most - sent;
  const chosen = players.slice(0, left).map((player) => player.id);
  const stored = await storeCampaignMails(trx, { id, mail }, chosen, now);
  await notifyPhones(trx, stored, { type: mail.type, market, now });
  const total = sent + stored.length;
  const isOver = after === undefined || (most !== null && total >= most);
  await trx
    .updateTable('mail_campaign')
    .where('id', '=', id)
    .set({
      started_at: asOf,
      sent: total,
      ...(after !== undefined && { after_player: after }),
      ...(isOver && { state: 'sent', ended_at: now }),
    })
    .execute();
}

/** Most players have no phone that gets notifications: they are not asked one by one. */
async function notifyPhones(
  trx: Trx,
  mails: readonly { id: number; player_id: number }[],
  { type, market, now }: { type: MailType; market: Market; now: EpochMs },
): Promise<void> {
  if (mails.length === 0) return;
  const subscribed = await trx
    .selectFrom('push_subscription')
    .where(
      'player_id',
      'in',
      mails.map(({ player_id: playerId }) => playerId),
    )
    .distinct()
    .select('player_id')
    .execute();
  const players = new Set(subscribed.map(({ player_id: playerId }) => playerId));
  for (const { id, player_id: playerId } of mails) {
    if (!players.has(playerId)) continue;
    const unread = (await selectUnreadMail(trx, playerId, now).execute()).length;
    const notification = { kind: 'mail', id, type, unread } as const;
    await notifyPlayer(trx, playerId, { notification, market, now });
  }
}

async function removeUnread(trx: Trx, campaign: CampaignRow, now: EpochMs): Promise<void> {
  const { id, recalled, after_player: from } = campaign;
  // A mail that is being opened or claimed is waited for, and then no longer unread.
  const unread = await trx
    .selectFrom('mail')
    .where('campaign_id', '=', id)
    .where('player_id', '>', from)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('player_id')
    .limit(RECALLED_AT_ONCE)
    .forUpdate()
    .select(['id', 'player_id'])
    .execute();
  const last = unread.at(-1);
  if (!last) {
    await trx
      .updateTable('mail_campaign')
      .where('id', '=', id)
      .set({ state: 'recalled', ended_at: now })
      .execute();
    return;
  }
  const ids = unread.map((mail) => mail.id);
  await trx
    .updateTable('mail')
    .where('id', 'in', ids)
    .set({ deleted_at: now, recalled_at: now })
    .execute();
  await removeNotifications(trx, unread);
  await trx
    .updateTable('mail_campaign')
    .where('id', '=', id)
    .set({ recalled: recalled + ids.length, after_player: last.player_id })
    .execute();
}

/** Those that wait for the morning would lead to a mail that is gone. */
async function removeNotifications(
  trx: Trx,
  mails: readonly { id: number; player_id: number }[],
): Promise<void> {
  await trx
    .deleteFrom('push_outbox')
    .where('subscription_id', 'in', (eb) =>
      eb
        .selectFrom('push_subscription')
        .where(
          'player_id',
          'in',
          mails.map(({ player_id: playerId }) => playerId),
        )
        .select('push_subscription.id'),
    )
    .where(
      sql<string>`payload::jsonb #>> '{notification,tag}'`,
      'in',
      mails.map(({ id }) => `mail-${id}`),
    )
    .execute();
}
