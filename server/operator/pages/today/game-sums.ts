import { sql, type Kysely, type RawBuilder } from 'kysely';
import { momentsOf, type DayRange } from '#server/operator/pages/today/money-sums.ts';
import { subtract, type MinorUnits } from '#shared/money/money.ts';
import { readDocuments } from '#server/catalogue/documents.ts';
import type { Market } from '#shared/market/market.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** What was bet and won, in hundredths. */
export interface GameSums {
  /** Of the game or provider; null for movements without a round, which demos have, and unknown providers. */
  name: string | null;
  /** As in `MoneySums`: entries of the ledger. */
  bets: MinorUnits;
  wins: MinorUnits;
  betsLessWins: MinorUnits;
  /** Players with a bet. */
  players: number;
}

export interface GameRow {
  brandId: number | null;
  /** Null in a provider's row. */
  gameId: number | null;
  isProvider: boolean;
  name: string | null;
  bets: MinorUnits;
  wins: MinorUnits;
  players: number;
}

/**
 * One statement: entries `bet` and `win` of the period by the indexes of each coin wallet, each with its
 * round, which its posting names. They are looked up in the order in which they were posted, because that is
 * the order on the disk.
 */
export function gameSumsQuery(market: Market, range: DayRange): RawBuilder<GameRow> {
  const { start, end } = momentsOf(market, range);
  return sql<GameRow>`
    with entry as materialized (
      select wallet.player_id, found.transaction_id, found.kind, found.amount
      from wallet
      cross join lateral (
        select transaction_id, kind, amount from ledger_entry
        where wallet_id = wallet.id and kind in ('bet', 'win')
          and created_at >= ${start} and created_at < ${end} and balance_after is not null
        offset 0) as found
      where wallet.kind = 'coin'
      order by found.transaction_id
    ), moved as materialized (
      select entry.player_id, round.brand_id, round.game_id,
        sum(amount) filter (where kind = 'bet') as bet, sum(amount) filter (where kind = 'win') as won
      from entry
      cross join lateral (
        select reference from ledger_transaction where id = entry.transaction_id limit 1) as posted
      left join lateral (
        select game_id, brand_id from game_round where round_no = posted.reference limit 1) as round
        on true
      group by 1, 2, 3
    )
    select brand_id as "brandId", game_id as "gameId", grouping(game_id) = 1 as "isProvider",
      (select name from game where id = game_id) as name,
      coalesce(-sum(bet), 0)::bigint as bets,
      coalesce(sum(won), 0)::bigint as wins,
      count(distinct player_id) filter (where bet is not null)::int as players
    from moved group by grouping sets ((brand_id, game_id), (brand_id))
    order by bets desc, brand_id, game_id, 3`;
}

/**
 * The sums by game and by provider, the highest bets first. Together they are the period's bets and wins.
 */
export async function gameSumsOf(
  db: Kysely<Tables>,
  rows: readonly GameRow[],
): Promise<{ games: GameSums[]; providers: GameSums[] }> {
  const { webConfig } = await readDocuments(db);
  const providers = new Map(webConfig.appGamePlatformList.map(({ id, name }) => [id, name]));
  const sums = rows.map(({ isProvider, brandId, gameId, name, bets, wins, players }) => ({
    isProvider,
    name: isProvider ? nameOf(brandId, providers.get(brandId ?? 0)) : nameOf(gameId, name),
    bets,
    wins,
    betsLessWins: subtract(bets, wins),
    players,
  }));
  const only = (isOfProvider: boolean): GameSums[] =>
    sums.flatMap(({ isProvider, ...row }) => (isProvider === isOfProvider ? [row] : []));
  return { games: only(false), providers: only(true) };
}

/** One that the catalogue no longer has is named by its number. */
const nameOf = (id: number | null, name: string | null | undefined): string | null =>
  id === null ? null : (name ?? String(id));
