import { sql } from 'kysely';
import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** A paid deposit. */
interface Deposit {
  playerId: number;
  orderNo: string;
  amount: MinorUnits;
  now: EpochMs;
}

/**
 * Records a deposit for the install that its player is linked to, if any; the report's sums follow when
 * visitors are counted.
 */
export async function noteInstallDeposit(trx: Trx, deposit: Deposit): Promise<void> {
  const { playerId, orderNo, amount, now } = deposit;
  const { numAffectedRows = 0n } = await sql`
    insert into install_deposit (order_no, install_id, paid_at, amount, is_first)
    select ${orderNo}::text, install_id, ${now}::bigint, ${amount}::bigint,
      not exists (
        select from deposit_order
        where player_id = ${playerId} and status = 1 and order_no <> ${orderNo}
      )
    from install_visitor where player_id = ${playerId}
    on conflict do nothing`.execute(trx);
  if (numAffectedRows === 0n) return;
  await trx
    .updateTable('install_visitor')
    .where('player_id', '=', playerId)
    .set({ is_changed: true })
    .execute();
}
