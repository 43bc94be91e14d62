import { sql, type RawBuilder } from 'kysely';
import { DAY_MS } from '#shared/time/duration.ts';
import { markets, type Market } from '#shared/market/market.ts';

/** Longest period of a report, in days; a player's gap between two days of bets is counted up to it. */
export const LONGEST_DAYS = 31;

/** Stands for no game, no provider: a movement without a round, or a sum over all. */
export const NO_ID = -1;

/** The columns of a bet's scope, in the order of the indexes. */
export const SCOPE = sql.raw('scope, brand_id, game_id');

/**
 * Selects movements on players' wallets, with the game of bets and wins, from the entries in `entry`: columns
 * player_id, wallet, kind, amount, day, brand_id, game_id.
 */
export const movedIn = (market: Market): RawBuilder<unknown> => sql`
  select wallet.player_id, wallet.kind as wallet, entry.kind, entry.amount,
    floor((entry.created_at + ${sql.lit(markets[market].ahead)}) / ${sql.lit(DAY_MS)}::numeric)::int as day,
    coalesce(round.brand_id, ${sql.lit(NO_ID)}) as brand_id,
    coalesce(round.game_id, ${sql.lit(NO_ID)}) as game_id
  from entry
  cross join lateral (
    select player_id, kind from wallet where id = entry.wallet_id offset 0) as wallet
  left join lateral (
    select game_id, brand_id from game_round where round_no = (
      select reference from ledger_transaction where id = entry.transaction_id)
    limit 1) as round on entry.kind in ('bet', 'win')
  where entry.balance_after is not null and wallet.player_id is not null`;

/** Selects the scopes of each bet in `moved`: columns player_id, day, scope, brand_id, game_id. */
export const BETS_BY_SCOPE: RawBuilder<unknown> = sql`
  select player_id, day, scope,
    case when scope = 'all' then ${sql.lit(NO_ID)} else brand_id end as brand_id,
    case when scope = 'game' then game_id else ${sql.lit(NO_ID)} end as game_id
  from moved cross join (values ('all'), ('provider'), ('game')) as scopes (scope)
  where moved.kind = 'bet' and (scope = 'all' or wallet = 'coin')`;
