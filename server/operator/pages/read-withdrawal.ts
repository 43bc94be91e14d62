import { accountsAlike } from '#server/players/protection/same-person.ts';
import { accountsAtBank } from '#server/withdrawal/review-queue.ts';
import { playerById } from '#server/players/base/players.ts';
import { protectionOf } from '#server/operator/player-record.ts';
import { isAboutOrder, waitingProposals } from '#server/operator/pages/waiting-proposals.ts';
import { unplayedDeposits } from '#server/money/wagering/unplayed.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';

const EARLIER = 10;

/** All that an operator needs to judge a withdrawal; undefined when there is none with this number. */
export async function readWithdrawal(db: Kysely<Tables>, orderNo: string, now: EpochMs) {
  const order = await db
    .selectFrom('withdrawal_order')
    .where('order_no', '=', orderNo)
    .selectAll()
    .executeTakeFirst();
  if (!order) return undefined;
  const { player_id: playerId, bank_id: bankId, account, id } = order;
  const player = await playerById(db, playerId);
  const [unplayed, protection, alike, atBank, earlier, proposals] = await Promise.all([
    unplayedDeposits(db, playerId),
    protectionOf(db, player),
    accountsAlike(db, playerId),
    accountsAtBank(db, { playerId, bankId, account }),
    db
      .selectFrom('withdrawal_order')
      .where('player_id', '=', playerId)
      .where('id', '<', id)
      .orderBy('id', 'desc')
      .limit(EARLIER)
      .select(['order_no', 'amount', 'status', 'created_at'])
      .execute(),
    waitingProposals(db, now),
  ]);
  return {
    order,
    player: { account: player.account },
    unplayed,
    protection,
    alike: [...atBank.map((other) => ({ account: other.account, by: 'bank' as const })), ...alike],
    earlier,
    proposals: proposals.filter(isAboutOrder(orderNo)),
  };
}

export type WithdrawalFacts = NonNullable<Awaited<ReturnType<typeof readWithdrawal>>>;
