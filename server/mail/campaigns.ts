/** Mail to the players of a segment, as it is stored and listed. */
import { sql, type Kysely, type Selectable } from 'kysely';
import { OperatorError } from '#server/core/commands/command.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { MailCampaignTable } from '#server/core/database/mail-campaign-table.ts';
import type { NewMail } from '#server/mail/mails.ts';
import type { Segment } from '#server/mail/segment.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

export type CampaignMail = Omit<NewMail, 'playerId'>;
export type CampaignRow = Selectable<MailCampaignTable>;

interface NewCampaign {
  number: string | undefined;
  mail: CampaignMail;
  segment: Segment;
  mostPlayers: number | undefined;
  dueAt: EpochMs;
  actor: string;
  reason: string;
}

/** @throws OperatorError when one with this number was added before */
export async function storeCampaign(
  trx: Trx,
  { number, mail, segment, mostPlayers, dueAt, actor, reason }: NewCampaign,
  now: EpochMs,
): Promise<number> {
  const stored = await trx
    .insertInto('mail_campaign')
    .values({
      number: number ?? null,
      created_at: now,
      due_at: dueAt,
      actor,
      reason,
      mail: JSON.stringify(mail),
      segment: JSON.stringify(segment),
      most_players: mostPlayers ?? null,
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw new OperatorError('this mail was added before');
  return stored.id;
}

/** A stored campaign's mail and segment. */
export const contentOf = ({ mail, segment }: Pick<CampaignRow, 'mail' | 'segment'>) => ({
  mail: mail as CampaignMail,
  segment: segment as Segment,
});

/** `planned` has not begun, `sending` has. */
export type ShownState = 'planned' | 'sending' | 'sent' | 'recalling' | 'recalled';

export interface ListedCampaign extends CampaignRow {
  shownState: ShownState;
  read: number;
  claimed: number;
}

/** Campaigns, the latest first, with what became of their mails. */
export async function listCampaigns(
  db: Kysely<Tables>,
  now: EpochMs,
  limit: number,
): Promise<ListedCampaign[]> {
  const rows = await db
    .selectFrom('mail_campaign')
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute();
  if (rows.length === 0) return [];
  const counts = await db
    .selectFrom('mail')
    .where(
      'campaign_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('campaign_id')
    .select(['campaign_id', sql<number>`count(read_at)`.as('read')])
    .select(sql<number>`count(claimed_at)`.as('claimed'))
    .execute();
  return rows.map((row) => {
    const count = counts.find(({ campaign_id: id }) => id === row.id);
    const isPlanned = row.state === 'open' && row.due_at > now;
    return {
      ...row,
      shownState: row.state === 'open' ? (isPlanned ? 'planned' : 'sending') : row.state,
      read: (count?.read ?? 0) + row.swept_read,
      claimed: (count?.claimed ?? 0) + row.swept_claimed,
    };
  });
}

/**
 * Stops a campaign; its unread mails are removed in the background.
 * @returns it as it was @throws OperatorError when there is none, or it was recalled before
 */
export async function recallCampaign(trx: Trx, id: number, by: string): Promise<CampaignRow> {
  const found = await trx
    .selectFrom('mail_campaign')
    .where('id', '=', id)
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
  if (!found) throw new OperatorError(`no mail campaign ${id}`);
  if (found.state === 'recalling' || found.state === 'recalled') {
    throw new OperatorError(`mail campaign ${id} was recalled before`);
  }
  await trx
    .updateTable('mail_campaign')
    .where('id', '=', id)
    .set({ state: 'recalling', after_player: 0, recalled_by: by })
    .execute();
  return found;
}
