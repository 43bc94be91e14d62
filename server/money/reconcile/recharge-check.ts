import { sql } from 'kysely';
import { countOf, disagreementsOf } from '#server/money/reconcile/compare-postings.ts';
import type { Check } from '#server/money/reconcile/check.ts';

/** The sum of deposits that VIP and the activities use. */
export const rechargeCheck: Check = {
  name: 'recharge',
  meaning: "Each player's total recharge is the sum of the deposits posted.",
  origins: [],
  async run(db) {
    const differing = sql`
      select 'player ' || player.id || ' has recharged ' || coalesce(posted.amount, 0)
        || ', the row says ' || player.total_recharge as disagreement
      from player left join (
        select wallet.player_id, sum(entry.amount)::bigint as amount
        from ledger_entry as entry join wallet on wallet.id = entry.wallet_id
        where entry.kind = 'deposit' and wallet.player_id is not null
        group by wallet.player_id
      ) as posted on posted.player_id = player.id
      where player.total_recharge <> coalesce(posted.amount, 0)`;
    return disagreementsOf(db, differing, await countOf(db, 'player'));
  },
};
