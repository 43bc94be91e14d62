import type { DepositOrder } from '#server/core/database/deposit-tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Closes an order that will not be paid. @returns true when it was still waiting */
export async function closeDeposit(
  trx: Trx,
  orderNo: string,
  reason: 'cancelled' | 'expired' | 'declined' | 'failed' | 'stopped',
  now: EpochMs,
): Promise<boolean> {
  const order = await lockOrder(trx, orderNo);
  if (order?.status !== 0) return false;
  await trx
    .updateTable('deposit_order')
    .where('order_no', '=', orderNo)
    .set({ status: 2, reason, ended_at: now })
    .execute();
  return true;
}

/** Reads an order and locks it until the transaction ends. */
export const lockOrder = (trx: Trx, orderNo: string): Promise<DepositOrder | undefined> =>
  trx
    .selectFrom('deposit_order')
    .where('order_no', '=', orderNo)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
