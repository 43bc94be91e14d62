import { sql, type RawBuilder } from 'kysely';
import { BETS_BY_SCOPE, LONGEST_DAYS, SCOPE } from '#server/money/sums/moved-entries.ts';
import { countOf, disagreementsOf } from '#server/money/reconcile/compare-postings.ts';
import type { Check } from '#server/money/reconcile/check.ts';

/** The entries that the sums contain; each with its round, as all are read at once. */
const MOVED = sql`
  select wallet.player_id, wallet.kind as wallet, entry.kind, entry.amount,
    market_day(entry.created_at) as day,
    coalesce(round.brand_id, -1) as brand_id, coalesce(round.game_id, -1) as game_id
  from ledger_entry as entry
    join wallet on wallet.id = entry.wallet_id and wallet.player_id is not null
    left join ledger_transaction as posted
      on posted.id = entry.transaction_id and posted.kind in ('bet', 'win')
    left join game_round as round on round.round_no = posted.reference
  where entry.balance_after is not null and entry.id <= (select until from money_sum_state)`;

/** Names what is not the same in two lists of `key` and `sums`. */
const differing = (noun: string, counted: RawBuilder<unknown>, posted: RawBuilder<unknown>) => sql`
  select ${noun}::text || ' of ' || key || ' is counted as ' || coalesce(counted.sums, 'none')
    || ', posted were ' || coalesce(posted.sums, 'none') as disagreement
  from (${counted}) as counted full join (${posted}) as posted using (key)
  where counted.sums is distinct from posted.sums`;

const KEY = sql.raw(`concat_ws(' ', day, scope, brand_id, game_id)`);

/** The sums that the operators' page of a period reads. */
export const sumsCheck: Check = {
  name: 'money-sums',
  meaning: 'The counted sums by day, game and provider are those of the ledger.',
  origins: [],
  async run(db) {
    const money = differing(
      'money',
      sql`select day || ' ' || kind as key, amount || ', ' || added as sums from money_sum`,
      sql`select day || ' ' || kind as key, sum(amount) || ', ' || sum(greatest(amount, 0)) as sums
        from moved group by day, kind`,
    );
    const games = differing(
      'play',
      sql`select concat_ws(' ', day, brand_id, game_id) as key,
          concat_ws(', ', coalesce(bet, 0), coalesce(won, 0)) as sums from money_game_sum`,
      sql`select concat_ws(' ', day, brand_id, game_id) as key,
          concat_ws(', ', coalesce(-sum(amount) filter (where kind = 'bet'), 0),
            coalesce(sum(amount) filter (where kind = 'win'), 0)) as sums
        from moved where kind in ('bet', 'win') and wallet = 'coin' group by day, brand_id, game_id`,
    );
    const days = differing(
      'days of bets',
      sql`select ${KEY} as key, string_agg(player_id || ' ' || gap, ', ' order by player_id) as sums
        from bet_day group by ${SCOPE}, day`,
      sql`select ${KEY} as key, string_agg(player_id || ' ' || gap, ', ' order by player_id) as sums
        from played group by ${SCOPE}, day`,
    );
    const players = differing(
      'players',
      sql`select ${KEY} || ' ' || gap as key, players::text as sums from bet_gap_sum
        where players <> 0`,
      sql`select ${KEY} || ' ' || gap as key, count(*)::text as sums from played
        group by ${SCOPE}, day, gap`,
    );
    const found = sql`
      with moved as materialized (${MOVED}), played as materialized (
        select player_id, ${SCOPE}, day, least(${sql.lit(LONGEST_DAYS)},
          day - lag(day) over (partition by player_id, ${SCOPE} order by day)) as gap
        from (select distinct player_id, ${SCOPE}, day from (${BETS_BY_SCOPE}) as bet) as bet
      )
      ${sql.join([money, games, days, players], sql` union all `)}`;
    return disagreementsOf(db, found, await countOf(db, 'money_sum'));
  },
};
