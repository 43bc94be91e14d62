import { markets, type Market } from '#shared/market/market.ts';
import { sql } from 'kysely';
import { mayBeInvited } from '#server/players/protection/invitations.ts';
import type { PushKind } from '#shared/push/push-settings.ts';
import { afterQuietHours } from '#shared/push/quiet-hours.ts';
import type { PushMessage } from '#shared/push/contract.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { MailKind, MailType } from '#shared/mail/mail.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { OrderEnd } from '#server/money/ledger/order-status.ts';

/** The notifications a player can get. */
export type PlayerNotification = MailNotification | WithdrawalNotification;

interface MailNotification {
  kind: 'mail';
  id: number;
  type: MailType;
  /** The player's unread mails, this one included. */
  unread: number;
}

interface WithdrawalNotification {
  kind: 'withdrawal';
  orderNo: string;
  end: OrderEnd;
}

/** The type of mail that is no promotion. */
const MESSAGE = 0;
/** The type of mail with a gift, which is claimed in the app. */
const GIFT = 1;

const MAIL: Readonly<Record<Market, { title: string; read: string; claim: string }>> = {
  ph: { title: 'New mail for you', read: 'Read', claim: 'Claim' },
  th: { title: 'คุณมีข้อความใหม่', read: 'อ่าน', claim: 'รับรางวัล' },
};
/** The app's tab for each type (spec §2, `/profile/email`). */
const MAIL_TABS: Readonly<Record<MailType, MailKind>> = { 0: 'message', 1: 'gift', 2: 'activity' };
/** By the final state of the order: paid, failed, rejected. */
const WITHDRAWAL: Readonly<
  Record<Market, Readonly<Record<OrderEnd, { title: string; body: string }>>>
> = {
  ph: {
    4: { title: 'Withdrawal paid', body: 'We sent the money to your account.' },
    2: { title: 'Withdrawal failed', body: 'The money is back in your balance.' },
    3: { title: 'Withdrawal not approved', body: 'The money is back in your balance.' },
  },
  th: {
    4: { title: 'ถอนเงินสำเร็จ', body: 'เงินเข้าบัญชีของคุณแล้ว' },
    2: { title: 'ถอนเงินไม่สำเร็จ', body: 'คืนเงินเข้ายอดเงินของคุณแล้ว' },
    3: { title: 'การถอนไม่ได้รับอนุมัติ', body: 'คืนเงินเข้ายอดเงินของคุณแล้ว' },
  },
};
const OPEN_RECORD: Readonly<Record<Market, string>> = { ph: 'View record', th: 'ดูรายการ' };

function kindOf(notification: PlayerNotification): PushKind {
  if (notification.kind === 'withdrawal') return 'withdrawal';
  return notification.type === MESSAGE ? 'mail' : 'gift';
}

/** The message in the market's language, because no player's language is known. */
export function pushMessageOf(notification: PlayerNotification, market: Market): PushMessage {
  const lang = markets[market].language;
  return {
    web_push: 8030,
    ...(notification.kind === 'mail' && { app_badge: notification.unread }),
    notification: { ...partsOf(notification, market), lang },
  };
}

function partsOf(notification: PlayerNotification, market: Market) {
  if (notification.kind === 'mail') {
    const { id, type } = notification;
    const { title, read, claim } = MAIL[market];
    const navigate = `/profile/email?tab=${MAIL_TABS[type]}&mail=${id}&source=push`;
    // A gift is claimed in the app, by its player: the button only leads there.
    const button =
      type === GIFT ? { action: 'claim', title: claim } : { action: 'read', title: read };
    return { title, navigate, tag: `mail-${id}`, actions: [{ ...button, navigate }] };
  }
  const { end, orderNo } = notification;
  const navigate = '/record/transaction?source=push';
  return {
    ...WITHDRAWAL[market][end],
    navigate,
    tag: `withdrawal-${orderNo}`,
    actions: [{ action: 'record', title: OPEN_RECORD[market], navigate }],
  };
}

/**
 * Queues a notification for every subscribed browser of the player that wants its kind. It is sent after the
 * commit: wake the sender then; or in the morning, where nights are quiet. Gifts and activities are not sent to players who have stopped or used up a limit.
 */
export async function notifyPlayer(
  trx: Trx,
  playerId: number,
  { notification, market, now }: { notification: PlayerNotification; market: Market; now: EpochMs },
): Promise<void> {
  const isInvitation = notification.kind === 'mail' && notification.type !== MESSAGE;
  if (isInvitation && !(await mayBeInvited(trx, { playerId, market, now }))) return;
  const payload = JSON.stringify(pushMessageOf(notification, market));
  const quietUntil = afterQuietHours(now, market);
  await trx
    .insertInto('push_outbox')
    .columns(['subscription_id', 'payload', 'due_at', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('push_subscription')
        .where('player_id', '=', playerId)
        .where(`wants_${kindOf(notification)}`, '=', true)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('session')
              .whereRef('session.token_hash', '=', 'push_subscription.session_hash')
              .where('session.expires_at', '>', now)
              .select('session.id'),
          ),
        )
        .select([
          'push_subscription.id',
          sql<string>`${payload}::text`.as('payload'),
          sql<number>`case when is_quiet then ${quietUntil}::bigint else ${now}::bigint end`.as(
            'due_at',
          ),
          sql<number>`${now}::bigint`.as('created_at'),
        ]),
    )
    .execute();
}
