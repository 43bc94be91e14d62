import { selectUnreadMail, storeMail, type NewMail } from '#server/mail/mails.ts';
import { notifyPlayer } from '#server/players/push/notify-player.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { Market } from '#shared/market/market.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Stores a mail, and queues a notification for the phones that want one. @returns the mail's id */
export async function sendMail(
  trx: Trx,
  mail: NewMail,
  { market, now }: { market: Market; now: EpochMs },
): Promise<number> {
  const { playerId, type } = mail;
  const id = await storeMail(trx, mail, now);
  const unread = (await selectUnreadMail(trx, playerId, now).execute()).length;
  const notification = { kind: 'mail', id, type, unread } as const;
  await notifyPlayer(trx, playerId, { notification, market, now });
  return id;
}
