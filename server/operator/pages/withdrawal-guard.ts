import { ConsoleSessionOver, requireLiveSession } from '#server/marketing/access/actions.ts';
import { opensPagesOf } from '#server/marketing/access/roles.ts';
import { waitingProposals } from '#server/operator/pages/read-withdrawal.ts';
import type { ConsoleUser } from '#server/marketing/access/admit.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Operator } from '#server/core/audit/audit.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** What a form decided on is no longer so: it was sent twice, or someone else was faster. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

/**
 * The user of the console as an operator, for one form: its change is made only while the session may make it,
 * and `isUnchanged` still holds.
 */
export const operatorOf = (
  { name, session }: ConsoleUser,
  isUnchanged: (trx: Trx) => Promise<boolean>,
): Operator => ({
  name,
  login: name,
  way: 'console',
  async requireStill(trx) {
    if (session) {
      await requireLiveSession(trx, session);
      const account = await trx
        .selectFrom('console_account')
        .where('id', '=', session.account.id)
        .select('role')
        .executeTakeFirst();
      if (!account || !opensPagesOf(account.role, 'operator')) throw new ConsoleSessionOver();
    }
    if (!(await isUnchanged(trx))) throw new ChangedMeanwhile('the withdrawal has changed');
  },
});

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
  return proposals.every((proposal) => proposal.orderNo !== orderNo);
}

/** True while this proposal about the order waits. */
export async function isWaiting(
  trx: Trx,
  { orderNo, id, now }: { orderNo: string; id: number; now: EpochMs },
): Promise<boolean> {
  const proposals = await waitingProposals(trx, now);
  return proposals.some((proposal) => proposal.id === id && proposal.orderNo === orderNo);
}
