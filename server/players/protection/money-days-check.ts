import { sql } from 'kysely';
import { countOf, disagreementsOf } from '#server/money/reconcile/compare-postings.ts';
import type { Check } from '#server/money/reconcile/check.ts';

/** The sums that players' limits are checked against. */
export const moneyDaysCheck: Check = {
  name: 'money-days',
  meaning:
    "Each player's days of deposits, bets, wins, withdrawals and bonuses are the sums of what was posted.",
  origins: [],
  async run(db) {
    // Players whose days of before are still being filled in have only part of them.
    const differing = sql`
      select 'player ' || coalesce(days.player_id, posted.player_id) || ' has days of '
        || coalesce(days.sums, 'none') || ', posted were ' || coalesce(posted.sums, 'none')
        as disagreement
      from (select player_id, sum(deposited) || ', ' || sum(bet) || ', ' || sum(won) || ', '
            || sum(withdrawn) || ', ' || sum(bonus) as sums
          from money_day group by player_id) as days
        full join (select wallet.player_id,
            coalesce(sum(entry.amount) filter (where entry.kind = 'deposit'), 0) || ', '
            || coalesce(-sum(entry.amount) filter (where entry.kind = 'bet'), 0) || ', '
            || coalesce(sum(entry.amount) filter (where entry.kind = 'win'), 0) || ', '
            || coalesce(-sum(entry.amount)
              filter (where entry.kind in ('withdraw', 'withdraw-returned')), 0) || ', '
            || coalesce(sum(entry.amount) filter (where entry.kind = 'bonus'), 0) as sums
          from ledger_entry as entry join wallet on wallet.id = entry.wallet_id
          where wallet.kind in ('coin', 'hold') and entry.kind in ('deposit', 'bet', 'win',
            'withdraw', 'withdraw-returned', 'bonus')
          group by wallet.player_id) as posted on posted.player_id = days.player_id
      where days.sums is distinct from posted.sums
        and coalesce(days.player_id, posted.player_id) not in (select player_id from money_day_fill)`;
    return disagreementsOf(db, differing, await countOf(db, 'money_day'));
  },
};
