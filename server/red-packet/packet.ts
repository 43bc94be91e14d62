import { RedPacketCode } from '#shared/red-packet/errors.ts';
import { sql, type Kysely, type Selectable } from 'kysely';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import { subtract, type MinorUnits } from '#shared/money/money.ts';
import type { RedPacketTable } from '#server/core/database/activity-tables.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import type { OpenRedPacket } from './terms.ts';

type Packet = Selectable<RedPacketTable>;

/** The player's packet, started now if there is none. */
export async function beginPacket(
  db: Kysely<Tables>,
  playerId: number,
  now: EpochMs,
): Promise<Packet> {
  await db
    .insertInto('red_packet')
    .values({ player_id: playerId, created_at: now })
    .onConflict((conflict) => conflict.column('player_id').doNothing())
    .execute();
  return db
    .selectFrom('red_packet')
    .where('player_id', '=', playerId)
    .selectAll()
    .executeTakeFirstOrThrow();
}

/**
 * Serialises what one player does with the packet. Writes the row instead of only locking it, so that a
 * concurrent transaction restarts and sees the first one's changes.
 * @throws Refusal 1101 when the player has none
 */
export async function takeTurn(trx: Trx, playerId: number): Promise<Packet> {
  const packet = await trx
    .updateTable('red_packet')
    .where('player_id', '=', playerId)
    .set((eb) => ({ turn: eb('turn', '+', 1) }))
    .returningAll()
    .executeTakeFirst();
  if (!packet) throw new Refusal(RedPacketCode.packetBroken, 'the player has no red packet');
  return packet;
}

/** When the first withdrawal expires (spec §4: a duration from the packet's start). */
export const lapsesAt = (
  { created_at: begun }: Packet,
  { packet }: Pick<OpenRedPacket, 'packet'>,
): EpochMs => epochMs(begun + packet.endTime);

/** 0 not yet, 1 wagering done, 2 withdrawn (contract, `withdrawTutorialData`). */
export interface FirstWithdrawal {
  status: 0 | 1 | 2;
  subTotalBetAmount: MinorUnits;
}

/** State of the packet's first withdrawal; bets after its end do not count. */
export async function firstWithdrawalOf(
  db: Kysely<Tables>,
  packet: Packet,
  open: Pick<OpenRedPacket, 'packet'>,
): Promise<FirstWithdrawal> {
  const { bets } = await db
    .selectFrom('counted_bet')
    .where('player_id', '=', packet.player_id)
    .where('created_at', '>=', packet.created_at)
    .where('created_at', '<', lapsesAt(packet, open))
    .select(sql<MinorUnits>`coalesce(sum(bet), 0)::bigint`.as('bets'))
    .executeTakeFirstOrThrow();
  const paid = await db
    .selectFrom('red_packet_payout')
    .where('player_id', '=', packet.player_id)
    .where('is_first', '=', true)
    .select('order_no')
    .executeTakeFirst();
  const isMet = bets >= open.packet.withdrawTutorialSubTotalBet;
  return { status: paid ? 2 : isMet ? 1 : 0, subTotalBetAmount: bets };
}

/** The amount collected and not yet withdrawn. */
export async function claimedAmount(db: Kysely<Tables>, playerId: number): Promise<MinorUnits> {
  const claims = await db
    .selectFrom('red_packet_claim')
    .where('player_id', '=', playerId)
    .select(sql<MinorUnits>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .executeTakeFirstOrThrow();
  const payouts = await db
    .selectFrom('red_packet_payout')
    .where('player_id', '=', playerId)
    .where('is_first', '=', false)
    .select(sql<MinorUnits>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .executeTakeFirstOrThrow();
  return subtract(claims.amount, payouts.amount);
}

/** Counts withdrawals of collected bonuses on a market day. */
export async function withdrawalsOn(
  db: Kysely<Tables>,
  playerId: number,
  day: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('red_packet_payout')
    .where('player_id', '=', playerId)
    .where('is_first', '=', false)
    .where('day', '=', day)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Sums paid deposits since the start of the activity; all, if it has no start. */
export async function paidIn(
  db: Kysely<Tables>,
  playerId: number,
  { beginsAt = epochMs(0) }: Pick<OpenRedPacket, 'beginsAt'>,
): Promise<MinorUnits> {
  const { amount } = await db
    .selectFrom('deposit_order')
    .where('player_id', '=', playerId)
    .where('status', '=', 1)
    .where('ended_at', '>=', beginsAt)
    .select(sql<MinorUnits>`coalesce(sum(credited), 0)::bigint`.as('amount'))
    .executeTakeFirstOrThrow();
  return amount;
}
