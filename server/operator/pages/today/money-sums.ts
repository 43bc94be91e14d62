import { sql, type RawBuilder } from 'kysely';
import { subtract, type MinorUnits } from '#shared/money/money.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { startOfDay } from '#server/core/market-day.ts';
import { markets, type Market } from '#shared/market/market.ts';

/** Days of the market, counted from the epoch, both included. */
export interface DayRange {
  from: number;
  to: number;
}

/**
 * Sums of money in hundredths. All come from entries of the ledger on players' wallets, by the market's day of
 * the entry's own time; demos' and tests' prepared movements are entries like others.
 */
export interface MoneySums {
  /** Entries of the kind `deposit`: what paid orders credited, without fees and bonuses. */
  deposits: MinorUnits;
  /**
   * Entries `withdraw` and `withdraw-returned`, net: money that left the players, less what banks sent back.
   * A request only moves coins to the `hold` wallet, a rejection back, so both add 0.
   */
  withdrawals: MinorUnits;
  /** Entries `bet`, on the day of the bet. */
  bets: MinorUnits;
  /** Entries `win`, on the day of the win. */
  wins: MinorUnits;
  /** Bets less wins (gross gaming revenue); negative when players won more. */
  betsLessWins: MinorUnits;
  /** Entries `bonus`: granted, whether or not it is ever earned. */
  bonuses: MinorUnits;
  /** Entries `interest`: claimed from the bank that pays interest. */
  interest: MinorUnits;
  /** Entries `adjust` that added money. */
  added: MinorUnits;
  /** Entries `adjust` that took money away, as a positive amount. */
  taken: MinorUnits;
  /** By how much the balances of all players together have changed: the sum of all entries. */
  change: MinorUnits;
  /** Players with a bet. */
  players: number;
}

export type DaySums = MoneySums & { day: number };

/** `day` is null in the total's row. */
export type SumRow = Omit<DaySums, 'betsLessWins' | 'day'> & { day: number | null };

/** The moments of a range: from the first to, but not including, the second. */
export const momentsOf = (market: Market, { from, to }: DayRange) => ({
  start: startOfDay(market, from),
  end: startOfDay(market, to + 1),
});

/**
 * One statement for a period and each of its days. It looks each wallet's part of the period up in the index
 * `ledger_entry_wallet`, so that it reads the entries of the period and none before it.
 */
export function moneySumsQuery(market: Market, range: DayRange): RawBuilder<SumRow> {
  const { start, end } = momentsOf(market, range);
  return sql<SumRow>`
    select day,
      coalesce(sum(amount) filter (where moved.kind = 'deposit'), 0)::bigint as deposits,
      coalesce(-sum(amount) filter (where moved.kind in ('withdraw', 'withdraw-returned')), 0)::bigint
        as withdrawals,
      coalesce(-sum(amount) filter (where moved.kind = 'bet'), 0)::bigint as bets,
      coalesce(sum(amount) filter (where moved.kind = 'win'), 0)::bigint as wins,
      coalesce(sum(amount) filter (where moved.kind = 'bonus'), 0)::bigint as bonuses,
      coalesce(sum(amount) filter (where moved.kind = 'interest'), 0)::bigint as interest,
      coalesce(sum(added) filter (where moved.kind = 'adjust'), 0)::bigint as added,
      coalesce(sum(added - amount) filter (where moved.kind = 'adjust'), 0)::bigint as taken,
      coalesce(sum(amount), 0)::bigint as change,
      count(distinct player_id) filter (where moved.kind = 'bet')::int as players
    from wallet cross join lateral (
      select floor((created_at + ${markets[market].ahead}) / ${DAY_MS}::numeric)::int as day, kind,
        sum(amount) as amount, sum(greatest(amount, 0)) as added
      from ledger_entry
      where wallet_id = wallet.id and created_at >= ${start} and created_at < ${end}
        and balance_after is not null
      group by 1, 2) as moved
    where player_id is not null
    group by grouping sets ((day), ())
    order by day desc`;
}

/** The sums of a period, and of each of its days that has any, the latest first. */
export function moneySumsOf(rows: readonly SumRow[]): { total: MoneySums; days: DaySums[] } {
  const sums = rows.map((row) => ({ ...row, betsLessWins: subtract(row.bets, row.wins) }));
  const total = sums.find(({ day }) => day === null);
  if (!total) throw new Error('the sums of the period have no total');
  const { day: _none, ...numbers } = total;
  return {
    total: numbers,
    days: sums.flatMap(({ day, ...row }) => (day === null ? [] : [{ day, ...row }])),
  };
}
