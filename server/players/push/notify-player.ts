import { markets, type Market } from '#shared/market/market.ts';
import { sql } from 'kysely';
import { cutText } from '#shared/text/text.ts';
import { formatMoney, type MinorUnits } from '#shared/money/money.ts';
import { mayBeInvited } from '#server/players/protection/invitations.ts';
import type { PushMessage } from '#shared/push/contract.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { MailKind, MailType } from '#shared/mail/mail.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { OrderEnd } from '#server/money/ledger/order-status.ts';

/** The notifications a player can get. */
export type PlayerNotification = MailNotification | WithdrawalNotification;

interface MailNotification {
  kind: 'mail';
  /** Id, type and title of the mail. */
  id: number;
  type: MailType;
  title: string;
}

interface WithdrawalNotification {
  kind: 'withdrawal';
  orderNo: string;
  amount: MinorUnits;
  end: OrderEnd;
}

/** The type of mail that is no promotion. */
const MESSAGE = 0;

const MAIL_TITLE: Readonly<Record<Market, string>> = {
  ph: 'New mail for you',
  th: 'คุณมีข้อความใหม่',
};
/** The app's tab for each type (spec §2, `/profile/email`). */
const MAIL_TABS: Readonly<Record<MailType, MailKind>> = { 0: 'message', 1: 'gift', 2: 'activity' };
/** By the final state of the order: paid, failed, rejected. */
const WITHDRAWAL: Readonly<
  Record<Market, Readonly<Record<OrderEnd, { title: string; body: (amount: string) => string }>>>
> = {
  ph: {
    4: { title: 'Withdrawal paid', body: (amount) => `We sent ${amount} to your account.` },
    2: { title: 'Withdrawal failed', body: (amount) => `${amount} is back in your balance.` },
    3: { title: 'Withdrawal not approved', body: (amount) => `${amount} is back in your balance.` },
  },
  th: {
    4: { title: 'ถอนเงินสำเร็จ', body: (amount) => `${amount} เข้าบัญชีของคุณแล้ว` },
    2: { title: 'ถอนเงินไม่สำเร็จ', body: (amount) => `คืน ${amount} เข้ายอดเงินของคุณแล้ว` },
    3: { title: 'การถอนไม่ได้รับอนุมัติ', body: (amount) => `คืน ${amount} เข้ายอดเงินของคุณแล้ว` },
  },
};
/** Every system cuts longer texts anyway, and a message may have 4 kB. */
const BODY_LENGTH_MAX = 160;

/** The message in the market's language, because no player's language is known. */
export function pushMessageOf(notification: PlayerNotification, market: Market): PushMessage {
  const lang = markets[market].language;
  return { web_push: 8030, notification: { ...partsOf(notification, market), lang } };
}

function partsOf(notification: PlayerNotification, market: Market) {
  if (notification.kind === 'mail') {
    return {
      title: MAIL_TITLE[market],
      body: cutText(notification.title, BODY_LENGTH_MAX),
      navigate: `/profile/email?tab=${MAIL_TABS[notification.type]}&mail=${notification.id}&source=push`,
      tag: `mail-${notification.id}`,
    };
  }
  const { amount, end, orderNo } = notification;
  const { title, body } = WITHDRAWAL[market][end];
  return {
    title,
    body: body(formatMoney(amount, markets[market].currency)),
    navigate: '/record/transaction?source=push',
    tag: `withdrawal-${orderNo}`,
  };
}

/**
 * Queues a notification for every subscribed browser of the player. It is sent after the commit: wake the
 * sender then. Gifts and activities are not sent to players who have stopped or used up a limit.
 */
export async function notifyPlayer(
  trx: Trx,
  playerId: number,
  { notification, market, now }: { notification: PlayerNotification; market: Market; now: EpochMs },
): Promise<void> {
  const isInvitation = notification.kind === 'mail' && notification.type !== MESSAGE;
  if (isInvitation && !(await mayBeInvited(trx, { playerId, market, now }))) return;
  const payload = JSON.stringify(pushMessageOf(notification, market));
  await trx
    .insertInto('push_outbox')
    .columns(['subscription_id', 'payload', 'due_at', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('push_subscription')
        .where('player_id', '=', playerId)
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
          sql<number>`${now}::bigint`.as('due_at'),
          sql<number>`${now}::bigint`.as('created_at'),
        ]),
    )
    .execute();
}
