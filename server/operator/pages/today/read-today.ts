import { sql, type Kysely } from 'kysely';
import {
  countedGamesQuery,
  countedMoneyQuery,
  isCounted,
} from '#server/operator/pages/today/counted-sums.ts';
import { gameSumsQuery, gameSumsOf } from '#server/operator/pages/today/game-sums.ts';
import {
  moneySumsOf,
  moneySumsQuery,
  type DayRange,
} from '#server/operator/pages/today/money-sums.ts';
import type { Market } from '#shared/market/market.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { TodayTables } from '#server/operator/pages/today/today-csv.ts';

/** Reads what moved in a period, all tables at one moment. */
export const readToday = (
  db: Kysely<Tables>,
  market: Market,
  range: DayRange,
): Promise<TodayTables> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => readTodayIn(trx, market, range));

/**
 * As `readToday`, within an open transaction: from the counted sums, or from the ledger itself while much of it
 * is not counted yet, as after an update.
 */
export async function readTodayIn(trx: Trx, market: Market, range: DayRange): Promise<TodayTables> {
  // Compiling the statements would take longer than running them.
  await sql`set local jit = off`.execute(trx);
  const [money, games] = (await isCounted(trx))
    ? [countedMoneyQuery(market, range), countedGamesQuery(market, range)]
    : [moneySumsQuery(market, range), gameSumsQuery(market, range)];
  const { rows } = await money.execute(trx);
  return { ...moneySumsOf(rows), ...(await gameSumsOf(trx, (await games.execute(trx)).rows)) };
}
