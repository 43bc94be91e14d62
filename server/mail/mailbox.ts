import { decodeHTML } from 'entities';
import { MailCode } from '#shared/mail/errors.ts';
import { readPage } from '#server/core/http/page.ts';
import { sql, type Kysely } from 'kysely';
import type { ParsedRequestOf, WireResponseOf } from '#shared/wire/endpoints.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import type { Reward } from '#server/players/reward/grant-rewards.ts';

type WireMail = WireResponseOf<'mails'>['list'][number];
export type MailDots = WireResponseOf<'mailDots'>;

const COLUMNS = [
  'id',
  'type',
  'title',
  'content',
  'sent_at',
  'expires_at',
  'read_at',
  'rewards',
  'claimed_at',
] as const;

/** Counts unread, unexpired mail by type. */
export async function mailDotsOf(
  db: Kysely<Tables>,
  playerId: number,
  now: EpochMs,
): Promise<MailDots> {
  const rows = await live(db, playerId, now)
    .where('read_at', 'is', null)
    .groupBy('type')
    .select(['type', sql<number>`count(*)::int`.as('unread')])
    .execute();
  const unreadOf = (type: number) => rows.find((row) => row.type === type)?.unread ?? 0;
  return { red0: unreadOf(0), red1: unreadOf(1), red2: unreadOf(2) };
}

/** Lists a player's mail of one type, newest first, a page at a time, with the dots of all types. */
export async function listMails(
  db: Kysely<Tables>,
  playerId: number,
  { type, ...page }: ParsedRequestOf<'mails'>,
  now: EpochMs,
): Promise<WireResponseOf<'mails'>> {
  const found = live(db, playerId, now)
    .where('type', '=', type)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .select(COLUMNS);
  const [mails, dots] = await Promise.all([
    readPage(found, page, toWire),
    mailDotsOf(db, playerId, now),
  ]);
  return { ...mails, ...dots };
}

/**
 * Opens a mail and marks it as read.
 * @throws Refusal 1261 when it does not exist any more
 */
export async function openMail(
  trx: Trx,
  playerId: number,
  id: number,
  now: EpochMs,
): Promise<WireResponseOf<'mailDetail'>> {
  const row = await live(trx, playerId, now)
    .where('id', '=', id)
    .select([...COLUMNS, 'img_url', 'button_title', 'click_type', 'click_action'])
    .executeTakeFirst();
  if (!row) throw new Refusal(MailCode.notFound, 'no such mail');
  if (row.read_at === null) await markRead(trx, [row.id], now);
  const { content, img_url: imgUrl, button_title: buttonTitle, click_action: clickAction } = row;
  return {
    mail: {
      ...toWire(row),
      isRead: 1,
      content,
      ...(imgUrl !== null && { imgUrl }),
      ...(buttonTitle !== null && { buttonTitle, clickType: row.click_type }),
      ...(clickAction !== null && { clickAction }),
    },
  };
}

/** Selects the player's mail that is neither deleted nor expired. */
export const live = (db: Kysely<Tables>, playerId: number, now: EpochMs) =>
  db
    .selectFrom('mail')
    .where('player_id', '=', playerId)
    .where('deleted_at', 'is', null)
    .where('expires_at', '>', now);

/** Marks unread mails as read. */
export async function markRead(trx: Trx, ids: readonly number[], now: EpochMs): Promise<void> {
  await trx
    .updateTable('mail')
    .set({ read_at: now })
    .where('id', 'in', ids)
    .where('read_at', 'is', null)
    .execute();
}

interface MailRow {
  id: number;
  type: number;
  title: string;
  content: string;
  sent_at: number;
  expires_at: number;
  read_at: number | null;
  rewards: unknown;
  claimed_at: number | null;
}

const toWire = (row: MailRow): WireMail => ({
  id: row.id,
  type: row.type as WireMail['type'],
  title: row.title,
  preview: previewOf(row.content),
  sendTime: row.sent_at,
  expireTime: row.expires_at,
  isRead: row.read_at === null ? 0 : 1,
  isReceive: claimStateOf(row),
  rewards: (row.rewards ?? []) as Reward[],
});

/** 0 to claim, 1 claimed, 2 nothing (contract, mail part). */
function claimStateOf({ rewards, claimed_at: claimedAt }: MailRow): 0 | 1 | 2 {
  if (rewards === null) return 2;
  return claimedAt === null ? 0 : 1;
}

const PREVIEW_LENGTH = 120;

/** The start of a mail as plain text: without tags, comments, styles and scripts, with entities decoded. */
export function previewOf(content: string): string {
  const plain = plainTextOf(content);
  return plain.length <= PREVIEW_LENGTH ? plain : `${plain.slice(0, PREVIEW_LENGTH - 1)}…`;
}

/** A mail as plain text in one line. */
export function plainTextOf(content: string): string {
  const text = content
    .replace(/<!--[\s\S]*?-->|<(style|script)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, ' ');
  return decodeHTML(text).replace(/\s+/g, ' ').trim();
}
