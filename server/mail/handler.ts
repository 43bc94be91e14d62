import { MailCode } from '#shared/mail/errors.ts';
import { transact } from '#server/core/database/transact.ts';
import { BadRequest, Refusal } from '#server/core/http/refusal.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { claimMails } from '#server/mail/claim-mail.ts';
import { listMails, live, mailDotsOf, openMail } from '#server/mail/mailbox.ts';
import type { Handler } from '#server/players/handler.ts';

/** Unread mail by type (spec §3, "Mail dots"). */
export const mailDots: Handler<'mailDots'> = ({ database: { db } }, _request, { session, now }) =>
  mailDotsOf(db, session.playerId, now);

/** A page of the player's mail. */
export const mails: Handler<'mails'> = ({ database: { db } }, request, { session, now }) =>
  listMails(db, session.playerId, request, now);

/** A mail in full, which marks it read. */
export const mailDetail: Handler<'mailDetail'> = ({ database }, { id }, { session, now }) =>
  transact(database, (trx) => openMail(trx, session.playerId, id, now));

/** Claims the rewards of mails. */
export const claimMail: Handler<'claimMail'> = async (
  _context,
  { ids, type },
  { session: { playerId }, trx, now },
) => {
  if ((ids === undefined) === (type === undefined)) throw new BadRequest('ids or type');
  const claimed = await claimMails(trx, playerId, { ids, type }, now);
  const [{ coin, seq }, dots] = [
    await balancesOf(trx, playerId),
    await mailDotsOf(trx, playerId, now),
  ];
  return { ...claimed, coin, seq, ...dots };
};

/** Deletes all given mails or none: refuses when one has unclaimed rewards. */
export const deleteMail: Handler<'deleteMail'> = (
  { database },
  { ids },
  { session: { playerId }, now },
) =>
  transact(database, async (trx) => {
    const rows = await live(trx, playerId, now)
      .where('id', 'in', ids.length === 0 ? [0] : ids)
      .orderBy('id')
      .select(['id', 'rewards', 'claimed_at'])
      .execute();
    if (rows.length === 0) throw new Refusal(MailCode.notFound, 'no such mail');
    if (rows.some(({ rewards, claimed_at: claimedAt }) => rewards !== null && claimedAt === null)) {
      throw new Refusal(MailCode.claimBeforeDelete, 'claim before you delete');
    }
    const deleted = rows.map(({ id }) => id);
    await trx.updateTable('mail').set({ deleted_at: now }).where('id', 'in', deleted).execute();
    return { ids: deleted, ...(await mailDotsOf(trx, playerId, now)) };
  });
