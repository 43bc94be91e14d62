import { minorUnits, type MinorUnits } from '#shared/money/money.ts';
import { giveCard } from '#server/sign-up-bonus/sign-in-cards.ts';
import { readTradeOffer } from '#server/catalogue/documents.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { DepositOrder } from '#server/core/database/deposit-tables.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { readFact } from '#server/core/facts.ts';
import { RECHARGE_KIND } from '#shared/deposit/recharge-kind.ts';

interface Bought {
  order: DepositOrder;
  /** The increase of the balance. */
  amount: MinorUnits;
  now: EpochMs;
}

/** Gives the sign-in card that a deposit bought, if it was paid in full. */
export async function giveBoughtCard(trx: Trx, { order, amount, now }: Bought): Promise<void> {
  if (order.item_type !== RECHARGE_KIND.buyProp || amount < order.amount) return;
  const { rechargeList } = await readTradeOffer(trx);
  const item = rechargeList.find(({ id }) => id === order.item_id);
  if (item?.days === undefined) return;
  await giveCard(trx, {
    playerId: order.player_id,
    propId: item.id,
    orderNo: order.order_no,
    days: item.days,
    daily: minorUnits(item.props[0]?.count ?? 0),
    betRate: item.props[0]?.betRate ?? 0,
    market: (await readFact(trx, 'seed'))?.market ?? 'ph',
    now,
  });
}
