import { selectBalances, type Balances } from '#server/money/ledger/wallets.ts';
import { accrue, nothingSaved, type Earning } from '#server/savings/interest.ts';
import type { SavingsAccountTable } from '#server/core/database/savings-tables.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { statementOf } from '#server/core/database/parts.ts';
import { writeOnce } from '#server/core/database/write-once.ts';
import { sql, type Kysely, type Selectable } from 'kysely';

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
  const row = await selectHeld(trx, playerId).executeTakeFirst();
  return heldEarning(row, aprBps, now);
}

/** A player's savings, and their rate from the next hour on. */
export interface Saver {
  playerId: number;
  aprBps: number;
  now: EpochMs;
}

/** What a movement of savings depends on. */
export interface HeldSavings {
  earning: Earning;
  balances: Balances;
  /** For the next movement, and its posting's reference. */
  movementId: number;
}

/** As `holdEarning`, for a movement. */
export async function holdSavings(
  trx: Trx,
  { playerId, aprBps, now }: Saver,
): Promise<HeldSavings> {
  const empty = { playerId, hour: nothingSaved(aprBps, now).hour, rate: aprBps };
  const { account, movementId, ...balances } = await heldSavings.one(trx, empty);
  return { earning: heldEarning(account, aprBps, now), balances, movementId };
}

const selectHeld = (db: Kysely<Tables>, playerId: number) =>
  db.selectFrom('savings_account').where('player_id', '=', playerId).forUpdate().selectAll();

type Held = Balances & { account: Selectable<SavingsAccountTable>; movementId: number };

/**
 * Writes the row of a first movement instead of looking for it: who does not find a row reads the page of the
 * index where it would be, and conflicts with all who write their first one there.
 */
const heldSavings = writeOnce(
  (db, { playerId, hour, rate }: Record<'playerId' | 'hour' | 'rate', number>) => ({
    compile: () =>
      statementOf<Held>(
        {
          held: sql`insert into savings_account (player_id, amount, standing, hour, apr_bps, next_apr_bps,
            interest_micro, rest, total_micro, received)
          values (${playerId}, 0, 0, ${hour}, ${rate}, ${rate}, 0, 0, 0, 0)
          on conflict (player_id) do update set hour = savings_account.hour
          returning *`,
        },
        sql`${selectBalances(db, playerId).select([
          sql`(select to_json(held) from held)`.as('account'),
          sql`nextval(pg_get_serial_sequence('savings_movement', 'id'))`.as('movementId'),
        ])}`,
      ).compile(db),
  }),
);

function heldEarning(
  row: Selectable<SavingsAccountTable> | undefined,
  aprBps: number,
  now: EpochMs,
): Earning {
  if (!row) return nothingSaved(aprBps, now);
  return { ...accrue(earningOf(row), now), nextAprBps: aprBps };
}

/** Writes locked savings. */
export async function keepEarning(trx: Trx, playerId: number, earning: Earning): Promise<void> {
  await insertEarning(trx, playerId, earning).execute();
}

/** The same as a part of a larger statement. */
export function insertEarning(trx: Trx, playerId: number, earning: Earning) {
  const row = rowOf(earning);
  return trx
    .insertInto('savings_account')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row));
}
