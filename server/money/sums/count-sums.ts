import { sql } from 'kysely';
import { FinishedEntries } from '#server/money/sums/finished-entries.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { BETS_BY_SCOPE, LONGEST_DAYS, movedIn, SCOPE } from '#server/money/sums/moved-entries.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { Market } from '#shared/market/market.ts';

/** Entries counted in one transaction. */
const CHUNK = 5000;
/** Most chunks of one call. */
const MOST_CHUNKS = 40;

/**
 * Creates a function that adds the entries posted since the last count to the sums. The last counted entry is
 * stored in the same transaction, so each is added once, whichever server does it and wherever it stops; a
 * server that knows no sums only leaves more to count.
 * @returns true when all entries that were complete are counted
 */
export function createSumsCounter(
  database: Database,
  market: Market,
  chunkSize = CHUNK,
): () => Promise<boolean> {
  const finished = new FinishedEntries(database.db);
  return async () => {
    const last = await finished.find();
    if (last === undefined) return false;
    if (await isCountedUntil(database, last)) return true;
    for (let chunk = 0; chunk < MOST_CHUNKS; chunk += 1) {
      const counted = await transact(
        database,
        (trx) => countChunk(trx, market, { last, size: chunkSize }),
        { isLong: true, isReadCommitted: true },
      );
      if (counted === undefined) return false;
      if (counted < chunkSize) return true;
    }
    return false;
  };
}

/** Read without the lock, so that nothing is written while nobody plays. */
async function isCountedUntil({ db }: Database, last: number): Promise<boolean> {
  const state = await db.selectFrom('money_sum_state').select('until').executeTakeFirst();
  return state !== undefined && state.until >= last;
}

/**
 * Counts the next entries up to `last`.
 * @returns how many; undefined while another server counts
 */
async function countChunk(
  trx: Trx,
  market: Market,
  { last, size }: { last: number; size: number },
): Promise<number | undefined> {
  const state = await trx
    .selectFrom('money_sum_state')
    .select('until')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!state) return undefined;
  // Compiling the statement would take ten times as long as running it.
  await sql`set local jit = off`.execute(trx);
  const { rows } = await sql<{ counted: number }>`
    with entry as materialized (
      select * from ledger_entry where id > ${state.until} and id <= ${last} order by id limit ${size}
    ), moved as materialized (${movedIn(market)}),
    fresh as materialized (
      select player_id, ${SCOPE}, day from (
        select distinct player_id, ${SCOPE}, day from (${BETS_BY_SCOPE}) as found) as bet
      where not exists (select from bet_day as known
        where (known.player_id, known.scope, known.brand_id, known.game_id, known.day)
          = (bet.player_id, bet.scope, bet.brand_id, bet.game_id, bet.day))
    ), added as (
      select fresh.player_id, ${SCOPE}, day, least(${LONGEST_DAYS}, day - greatest(
        (select day from bet_day as known
          where (known.player_id, known.scope, known.brand_id, known.game_id)
              = (fresh.player_id, fresh.scope, fresh.brand_id, fresh.game_id) and known.day < fresh.day
          order by known.day desc limit 1),
        lag(day) over (partition by player_id, ${SCOPE} order by day))) as gap
      from fresh
    ), shortened as materialized (
      select fresh.player_id, ${sql.raw('fresh.scope, fresh.brand_id, fresh.game_id')}, next.day,
        next.gap as was, least(${LONGEST_DAYS}, next.day - max(fresh.day)) as gap
      from fresh cross join lateral (
        select day, gap from bet_day as known
        where (known.player_id, known.scope, known.brand_id, known.game_id)
            = (fresh.player_id, fresh.scope, fresh.brand_id, fresh.game_id) and known.day > fresh.day
        order by known.day limit 1) as next
      group by 1, 2, 3, 4, 5, 6
    ), insert_days as (
      insert into bet_day (player_id, ${SCOPE}, day, gap)
      select player_id, ${SCOPE}, day, gap from added
    ), shorten_days as (
      update bet_day as known set gap = shortened.gap from shortened
      where (known.player_id, known.scope, known.brand_id, known.game_id, known.day)
        = (shortened.player_id, shortened.scope, shortened.brand_id, shortened.game_id, shortened.day)
    ), count_gaps as (
      insert into bet_gap_sum (${SCOPE}, day, gap, players)
      select ${SCOPE}, day, gap, sum(players) from (
        select ${SCOPE}, day, gap, 1 as players from added
        union all select ${SCOPE}, day, gap, 1 from shortened
        union all select ${SCOPE}, day, was, -1 from shortened) as change
      group by ${SCOPE}, day, gap
      on conflict (scope, day, brand_id, game_id, gap)
        do update set players = bet_gap_sum.players + excluded.players
    ), count_money as (
      insert into money_sum (day, kind, amount, added)
      select day, kind, sum(amount), sum(greatest(amount, 0)) from moved group by day, kind
      on conflict (day, kind) do update set
        amount = money_sum.amount + excluded.amount, added = money_sum.added + excluded.added
    ), count_games as (
      insert into money_game_sum (day, brand_id, game_id, bet, won)
      select day, brand_id, game_id, -sum(amount) filter (where kind = 'bet'),
        sum(amount) filter (where kind = 'win')
      from moved where kind in ('bet', 'win') and wallet = 'coin' group by 1, 2, 3
      on conflict (day, brand_id, game_id) do update set
        bet = coalesce(money_game_sum.bet + excluded.bet, money_game_sum.bet, excluded.bet),
        won = coalesce(money_game_sum.won + excluded.won, money_game_sum.won, excluded.won)
    ), count_until as (
      update money_sum_state set until = (select max(id) from entry) where exists (select from entry)
    )
    select count(*)::int as counted from entry`.execute(trx);
  return rows[0]?.counted ?? 0;
}
