import { sql } from 'kysely';
import {
  comparePostings,
  disagreementsOf,
  together,
} from '#server/money/reconcile/compare-postings.ts';
import type { Check } from '#server/money/reconcile/check.ts';

const BONUS = { kind: 'bonus', pattern: '^cash-' } as const;

/** Payouts of the cash bonus to balances; its collected bonuses are not money yet. */
export const redPacketCheck: Check = {
  name: 'red-packet',
  meaning:
    'Each withdrawal of a cash bonus was paid once, and none went beyond what was collected.',
  origins: [BONUS],
  async run(db) {
    const beyond = sql`
      select 'player ' || payout.player_id || ' has withdrawn ' || sum(payout.amount)
        || ' of a cash bonus of ' || coalesce(max(claimed.amount), 0) as disagreement
      from red_packet_payout as payout left join (
        select player_id, sum(amount) as amount from red_packet_claim group by player_id
      ) as claimed on claimed.player_id = payout.player_id
      where not payout.is_first
      group by payout.player_id
      having sum(payout.amount) > coalesce(max(claimed.amount), 0)`;
    return together(
      await comparePostings(db, {
        noun: 'withdrawal of a cash bonus',
        origin: BONUS,
        wallet: 'coin',
        expected: sql`select order_no as reference, player_id, amount from red_packet_payout`,
      }),
      await disagreementsOf(db, beyond, 0),
    );
  },
};
