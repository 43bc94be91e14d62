import { minorUnits } from '#domain/money.ts';
import { giveCard } from '#server/activities/sign-in-cards.ts';
import { readTradeOffer } from '#server/catalogue/documents.ts';
import type { Trx } from '#server/database/transact.ts';
import type { PaidDeposit } from '#server/deposits/paid-deposit.ts';
import { readFact } from '#server/facts.ts';
import { RECHARGE_KIND } from '#domain/deposit/recharge-kind.ts';

/** Gives the sign-in card that a deposit bought, if it was paid in full. */
export async function giveBoughtCard(trx: Trx, { order, amount, now }: PaidDeposit): Promise<void> {
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
