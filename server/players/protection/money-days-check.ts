import { sql } from 'kysely';
import { countOf, disagreementsOf } from '#server/money/reconcile/compare-postings.ts';
import type { Check } from '#server/money/reconcile/check.ts';

/** The sums that players' limits are checked against. */
export const moneyDaysCheck: Check = {
  name: 'money-days',
  meaning: "Each player's days of deposits, bets and wins are the sums of what was posted.",
  origins: [],
  async run(db) {
    const differing = sql`
      select 'player ' || coalesce(days.player_id, posted.player_id) || ' has days of '
        || coalesce(days.sums, 'none') || ', posted were ' || coalesce(posted.sums, 'none')
        as disagreement
      from (select player_id, sum(deposited) || ', ' || sum(bet) || ', ' || sum(won) as sums
          from money_day group by player_id) as days
        full join (select wallet.player_id,
            coalesce(sum(entry.amount) filter (where entry.kind = 'deposit'), 0) || ', '
            || coalesce(-sum(entry.amount) filter (where entry.kind = 'bet'), 0) || ', '
            || coalesce(sum(entry.amount) filter (where entry.kind = 'win'), 0) as sums
          from ledger_entry as entry join wallet on wallet.id = entry.wallet_id
          where wallet.kind = 'coin' and entry.kind in ('deposit', 'bet', 'win')
          group by wallet.player_id) as posted on posted.player_id = days.player_id
      where days.sums is distinct from posted.sums`;
    return disagreementsOf(db, differing, await countOf(db, 'money_day'));
  },
};
