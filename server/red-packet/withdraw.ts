import { RedPacketCode } from '#shared/red-packet/errors.ts';
import { asGiven } from '#server/core/database/columns.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { minorUnits, subtract, type MinorUnits } from '#shared/money/money.ts';
import type { Trx } from '#server/core/database/transact.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { requireMayBePaid } from '#server/players/protection/promotion-rules.ts';
import type { PromotionNeed } from '#server/core/settings/promotion-needs.ts';
import { grantRewards } from '#server/players/reward/grant-rewards.ts';
import type { Market } from '#shared/market/market.ts';
import { marketDay } from '#server/core/market-day.ts';
import {
  claimedAmount,
  firstWithdrawalOf,
  lapsesAt,
  takeTurn,
  withdrawalsOn,
  type FirstWithdrawal,
} from './packet.ts';
import type { OpenRedPacket } from './terms.ts';

const COINS = 2001;

export interface RedPacketWithdrawer {
  playerId: number;
  /** The bound account for the payout; any when undefined. */
  bankId: number | undefined;
  /** Requirements before promotions are paid (`PROMOTION_NEEDS`). */
  needs: readonly PromotionNeed[];
  market: Market;
  now: EpochMs;
}

/** A withdrawal whose money is in the balance. */
export interface RedPacketPayout {
  orderNo: string;
  /** The amount left to withdraw. */
  amount: MinorUnits;
  withdrawTutorialData: FirstWithdrawal;
  /** Wagering before the money can leave the balance. */
  needBet: MinorUnits;
}

/**
 * Pays the packet's initial amount to the balance as a bonus, only once.
 * @throws Refusal 1101 without a packet, 1115 when it was paid, 1243 when it expired, 1114 when wagering is
 * missing or no bank is bound, 1084 and 1292 as `requireMayBePaid`
 */
export async function withdrawFirst(
  trx: Trx,
  who: RedPacketWithdrawer,
  open: OpenRedPacket,
): Promise<RedPacketPayout> {
  const { playerId, now } = who;
  const packet = await takeTurn(trx, playerId);
  const { status } = await firstWithdrawalOf(trx, packet, open);
  if (status === 2) throw new Refusal(RedPacketCode.withdrawn, 'paid before');
  if (now >= lapsesAt(packet, open)) throw new Refusal(RedPacketCode.expired, 'it has lapsed');
  if (status === 0) throw new Refusal(RedPacketCode.notMet, 'bets are missing');
  await requireBank(trx, who);
  const amount = minorUnits(open.packet.withdrawTutorialAmount);
  const paid = await pay(trx, who, { turn: packet.turn, amount, isFirst: true }, open);
  const withdrawTutorialData = await firstWithdrawalOf(trx, packet, open);
  return { ...paid, amount: await claimedAmount(trx, playerId), withdrawTutorialData };
}

/**
 * Pays collected bonuses, or a part of them, to the balance as a bonus.
 * @param wanted undefined for everything
 * @throws Refusal 1101 without a packet, 1114 when no bank is bound, 1107 when it is more than was collected
 * or below the minimum, 1108 when today's withdrawals are used up
 */
export async function withdrawClaimed(
  trx: Trx,
  who: RedPacketWithdrawer,
  wanted: MinorUnits | undefined,
  open: OpenRedPacket,
): Promise<RedPacketPayout> {
  const { playerId, market, now } = who;
  const packet = await takeTurn(trx, playerId);
  await requireBank(trx, who);
  const claimed = await claimedAmount(trx, playerId);
  const amount = wanted ?? claimed;
  if (amount > claimed || amount <= 0 || amount < open.terms.minWithdraw) {
    throw new Refusal(RedPacketCode.notEnough, 'not so much was collected');
  }
  const today = marketDay(market, now).number;
  if ((await withdrawalsOn(trx, playerId, today)) >= open.terms.withdrawalsADay) {
    throw new Refusal(RedPacketCode.noTimesLeft, "today's withdrawals are used up");
  }
  const paid = await pay(trx, who, { turn: packet.turn, amount, isFirst: false }, open);
  const withdrawTutorialData = await firstWithdrawalOf(trx, packet, open);
  return { ...paid, amount: subtract(claimed, amount), withdrawTutorialData };
}

/** The bonus requires a bound bank account (spec §2, §4). */
async function requireBank(trx: Trx, { playerId, bankId }: RedPacketWithdrawer): Promise<void> {
  let bound = trx.selectFrom('bank_account').where('player_id', '=', playerId);
  if (bankId !== undefined) bound = bound.where('bank_id', '=', asGiven(bankId));
  if (await bound.select('bank_id').limit(1).executeTakeFirst()) return;
  throw new Refusal(RedPacketCode.notMet, 'no bank account is bound');
}

async function pay(
  trx: Trx,
  { playerId, needs, market, now }: RedPacketWithdrawer,
  { turn, amount, isFirst }: { turn: number; amount: MinorUnits; isFirst: boolean },
  { terms: { betRate } }: OpenRedPacket,
): Promise<{ orderNo: string; needBet: MinorUnits }> {
  await requireMayBePaid(trx, playerId, needs);
  const orderNo = `cash-${playerId}-${turn}`;
  const day = marketDay(market, now).number;
  await trx
    .insertInto('red_packet_payout')
    .values({
      order_no: orderNo,
      player_id: playerId,
      is_first: isFirst,
      amount,
      day,
      created_at: now,
    })
    .execute();
  const rewards = [{ id: COINS, count: amount }];
  await grantRewards(trx, { playerId, rewards, reference: orderNo, betTimes: betRate, now });
  return { orderNo, needBet: minorUnits(Math.ceil(amount * betRate)) };
}
