import { accrue, nothingSaved, type Earning } from '#server/savings/interest.ts';
import type { SavingsAccountTable } from '#server/core/database/savings-tables.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely, Selectable } from 'kysely';

const earningOf = (row: Selectable<SavingsAccountTable>): Earning => ({
  amount: row.amount,
  standing: row.standing,
  hour: row.hour,
  aprBps: row.apr_bps,
  nextAprBps: row.next_apr_bps,
  interestMicro: row.interest_micro,
  rest: row.rest,
  totalMicro: row.total_micro,
  received: row.received,
});

const rowOf = (earning: Earning) => ({
  amount: earning.amount,
  standing: earning.standing,
  hour: earning.hour,
  apr_bps: earning.aprBps,
  next_apr_bps: earning.nextAprBps,
  interest_micro: earning.interestMicro,
  rest: earning.rest,
  total_micro: earning.totalMicro,
  received: earning.received,
});

/** Savings with every ended hour credited, without writing; undefined for a player who never saved. */
export async function readEarning(
  db: Kysely<Tables>,
  playerId: number,
  now: EpochMs,
): Promise<Earning | undefined> {
  const row = await db
    .selectFrom('savings_account')
    .where('player_id', '=', playerId)
    .selectAll()
    .executeTakeFirst();
  return row && accrue(earningOf(row), now);
}

/**
 * Locks savings for a change: credits ended hours at their rate, and sets the rate of the hours after the
 * current one.
 */
export async function holdEarning(
  trx: Trx,
  playerId: number,
  aprBps: number,
  now: EpochMs,
): Promise<Earning> {
  const row = await trx
    .selectFrom('savings_account')
    .where('player_id', '=', playerId)
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
  if (!row) return nothingSaved(aprBps, now);
  return { ...accrue(earningOf(row), now), nextAprBps: aprBps };
}

/** Writes locked savings. */
export async function keepEarning(trx: Trx, playerId: number, earning: Earning): Promise<void> {
  const row = rowOf(earning);
  await trx
    .insertInto('savings_account')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
}
