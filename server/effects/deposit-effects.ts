import { giveBoughtCard } from '#server/sign-up-bonus/card-of-deposit.ts';
import { noteInstallDeposit } from '#server/marketing/events/note-deposit.ts';
import { readDocuments } from '#server/catalogue/documents.ts';
import { raiseVip } from '#server/effects/raise-vip.ts';
import type { DepositEffects, PaidDeposit } from '#server/deposit/paid-deposit.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** What a paid deposit does to other parts. Add new effects here. */
export const DEPOSIT_EFFECTS: DepositEffects = {
  whilePlaying: [giveBoughtCard],
  always: [raiseVipByDeposit, noteForMarketers],
};

async function raiseVipByDeposit(trx: Trx, { order, now }: PaidDeposit): Promise<void> {
  const { webConfig } = await readDocuments(trx);
  await raiseVip(trx, order.player_id, webConfig, now);
}

async function noteForMarketers(trx: Trx, { order, amount, now }: PaidDeposit): Promise<void> {
  const { player_id: playerId, order_no: orderNo } = order;
  await noteInstallDeposit(trx, { playerId, orderNo, amount, now });
}
