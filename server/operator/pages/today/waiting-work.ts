import { sql, type Kysely } from 'kysely';
import { OrderStatus } from '#server/money/ledger/order-status.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** Reports of payments among which held ones are counted. */
export const LATEST_PAYMENTS = 10_000;

export interface Waiting {
  /** Withdrawals to review, withdrawals with the bank, unpaid deposits, payments held for review. */
  kind: 'review' | 'bank' | 'deposit' | 'held';
  count: number;
  /** Hundredths. */
  sum: MinorUnits;
}

/**
 * Counts what waits now, whatever the period. One statement on the indexes of open orders; held payments are
 * those among the latest `LATEST_PAYMENTS` reports of payment providers.
 */
export async function readWaiting(db: Kysely<Tables>, now: EpochMs): Promise<Waiting[]> {
  const { waiting, inProcess } = OrderStatus;
  const { rows } = await sql<Waiting>`
    select 'review' as kind, count(*)::int, coalesce(sum(amount), 0)::bigint as sum
    from withdrawal_order where status in (${inProcess}, ${waiting}) and status = ${waiting}
    union all
    select 'bank', count(*)::int, coalesce(sum(amount), 0)::bigint
    from withdrawal_order where status in (${inProcess}, ${waiting}) and status = ${inProcess}
    union all
    select 'deposit', count(*)::int, coalesce(sum(amount), 0)::bigint
    from deposit_order where status = 0 and expires_at > ${now}
    union all
    select 'held', count(*)::int, coalesce(sum(amount), 0)::bigint
    from (select outcome, amount from payment_event order by id desc limit ${LATEST_PAYMENTS}) as latest
    where outcome = 'held'`.execute(db);
  return rows;
}
