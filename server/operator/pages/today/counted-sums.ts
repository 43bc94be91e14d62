import { sql, type Kysely, type RawBuilder } from 'kysely';
import { BETS_BY_SCOPE, movedIn, SCOPE } from '#server/money/sums/moved-entries.ts';
import { momentsOf, type DayRange, type SumRow } from '#server/operator/pages/today/money-sums.ts';
import type { GameRow } from '#server/operator/pages/today/game-sums.ts';
import type { Market } from '#shared/market/market.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** With more entries that are not counted yet, the ledger is read instead: they are read one by one. */
const MOST_UNCOUNTED = 50_000;

/** True when what the background has not counted yet is few enough to be read beside the sums. */
export async function isCounted(db: Kysely<Tables>, most = MOST_UNCOUNTED): Promise<boolean> {
  const { rows } = await sql<{ uncounted: number }>`
    select coalesce((select max(id) from ledger_entry), 0) - until as uncounted
    from money_sum_state`.execute(db);
  return (rows[0]?.uncounted ?? Infinity) <= most;
}

/** The movements of a period that the sums do not contain, as `moved`. */
function uncounted(market: Market, range: DayRange): RawBuilder<unknown> {
  const { start, end } = momentsOf(market, range);
  // Ordered and limited, as the planner would otherwise expect a third of the ledger.
  return sql`
    entry as materialized (
      select found.* from money_sum_state cross join lateral (
        select * from ledger_entry where id > money_sum_state.until
        order by id limit ${sql.lit(MOST_UNCOUNTED)}) as found
      where created_at >= ${start} and created_at < ${end}
    ), moved as materialized (${movedIn(market)})`;
}

/** As `moneySumsQuery`, from the sums and the entries that are not counted yet. */
export function countedMoneyQuery(market: Market, { from, to }: DayRange): RawBuilder<SumRow> {
  return sql<SumRow>`
    with ${uncounted(market, { from, to })}, part as (
      select day, kind, amount, added from money_sum
      where day between ${from}::integer and ${to}::integer
      union all select day, kind, amount, greatest(amount, 0) from moved
    ), sums as (
      select day,
        coalesce(sum(amount) filter (where kind = 'deposit'), 0)::bigint as deposits,
        coalesce(-sum(amount) filter (where kind in ('withdraw', 'withdraw-returned')), 0)::bigint
          as withdrawals,
        coalesce(-sum(amount) filter (where kind = 'bet'), 0)::bigint as bets,
        coalesce(sum(amount) filter (where kind = 'win'), 0)::bigint as wins,
        coalesce(sum(amount) filter (where kind = 'bonus'), 0)::bigint as bonuses,
        coalesce(sum(amount) filter (where kind = 'interest'), 0)::bigint as interest,
        coalesce(sum(added) filter (where kind = 'adjust'), 0)::bigint as added,
        coalesce(sum(added - amount) filter (where kind = 'adjust'), 0)::bigint as taken,
        coalesce(sum(amount), 0)::bigint as change
      from part group by grouping sets ((day), ())
    ), bet as (
      select distinct player_id, day from moved where kind = 'bet'
    ), players as (
      select day, sum(players) as players from bet_gap_sum
      where scope = 'all' and day between ${from}::integer and ${to}::integer group by day
      union all select null, sum(players) from bet_gap_sum
      where scope = 'all' and day between ${from}::integer and ${to}::integer
        and gap > day - ${from}::integer
      union all select day, count(*) from bet
      where (select true from bet_day as known
        where known.player_id = bet.player_id and known.scope = 'all' and known.day = bet.day
        limit 1) is null
      group by day
      union all select null, count(distinct player_id) from bet
      where (select true from bet_day as known
        where known.player_id = bet.player_id and known.scope = 'all'
          and known.day between ${from}::integer and ${to}::integer limit 1) is null
    )
    select sums.*, (
      select coalesce(sum(players), 0)::int from players
      where players.day is not distinct from sums.day) as players
    from sums order by day desc`;
}

/** As `gameSumsQuery`, from the sums and the entries that are not counted yet. */
export function countedGamesQuery(market: Market, { from, to }: DayRange): RawBuilder<GameRow> {
  return sql<GameRow>`
    with ${uncounted(market, { from, to })}, part as (
      select brand_id, game_id, bet, won from money_game_sum
      where day between ${from}::integer and ${to}::integer
      union all
      select brand_id, game_id, case kind when 'bet' then -amount end,
        case kind when 'win' then amount end
      from moved where kind in ('bet', 'win') and wallet = 'coin'
    ), sums as (
      select case when grouping(game_id) = 1 then 'provider' else 'game' end as scope,
        brand_id, coalesce(game_id, -1) as game_id,
        coalesce(sum(bet), 0)::bigint as bets, coalesce(sum(won), 0)::bigint as wins
      from part group by grouping sets ((brand_id, game_id), (brand_id))
    ), players as (
      select ${SCOPE}, sum(players) as players from bet_gap_sum
      where scope in ('provider', 'game') and day between ${from}::integer and ${to}::integer
        and gap > day - ${from}::integer
      group by ${SCOPE}
      union all
      select ${SCOPE}, count(distinct player_id) from (${BETS_BY_SCOPE}) as bet
      where scope <> 'all' and (select true from bet_day as known
        where (known.player_id, known.scope, known.brand_id, known.game_id)
            = (bet.player_id, bet.scope, bet.brand_id, bet.game_id)
          and known.day between ${from}::integer and ${to}::integer limit 1) is null
      group by ${SCOPE}
    ), counted as (
      select ${SCOPE}, sum(players)::int as players from players group by ${SCOPE}
    )
    select nullif(sums.brand_id, -1) as "brandId", nullif(sums.game_id, -1) as "gameId",
      sums.scope = 'provider' as "isProvider",
      (select name from game where id = nullif(sums.game_id, -1)) as name,
      bets, wins, coalesce(counted.players, 0) as players
    from sums left join counted on (counted.scope, counted.brand_id, counted.game_id)
      = (sums.scope, sums.brand_id, sums.game_id)
    order by bets desc, 1, 2, 3`;
}
