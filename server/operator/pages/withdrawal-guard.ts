import { isAboutOrder, waitingProposals } from '#server/operator/pages/waiting-proposals.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** Locks an order. @returns false unless it has this state and nothing about it waits for a second person */
export async function isUndecided(
  trx: Trx,
  { orderNo, status, now }: { orderNo: string; status: number; now: EpochMs },
): Promise<boolean> {
  const order = await trx
    .selectFrom('withdrawal_order')
    .where('order_no', '=', orderNo)
    .forUpdate()
    .select('status')
    .executeTakeFirst();
  if (order?.status !== status) return false;
  const proposals = await waitingProposals(trx, now);
  return !proposals.some(isAboutOrder(orderNo));
}

/** True while this proposal about the order waits. */
export async function isWaiting(
  trx: Trx,
  { orderNo, id, now }: { orderNo: string; id: number; now: EpochMs },
): Promise<boolean> {
  const proposals = await waitingProposals(trx, now);
  return proposals.some((proposal) => proposal.id === id && isAboutOrder(orderNo)(proposal));
}
