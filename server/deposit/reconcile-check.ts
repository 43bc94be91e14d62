import { sql } from 'kysely';
import {
  comparePostings,
  disagreementsOf,
  together,
} from '#server/money/reconcile/compare-postings.ts';
import type { Check, Origin } from '#server/money/reconcile/check.ts';

const PAID: Origin = { kind: 'deposit', pattern: '^D[0-9]{6}-[2-9A-Z]{5}-[2-9A-Z]{5}$' };
const BONUS: Origin = { kind: 'bonus', pattern: '^deposit-D' };

/** Deposit orders. */
export const depositsCheck: Check = {
  name: 'deposits',
  meaning: 'Each paid order was credited once with its amount and bonus, and no other was.',
  origins: [PAID, BONUS],
  async run(db) {
    const events = sql`
      select 'payment ' || event.payment_id || ' was ' || event.outcome || ', order '
        || event.order_no || ' has state ' || coalesce(deposit.status::text, 'none')
        as disagreement
      from payment_event as event left join deposit_order as deposit
        on deposit.order_no = event.order_no
      where event.outcome in ('credited', 'credited-late') and deposit.status is distinct from 1`;
    return together(
      await comparePostings(db, {
        noun: 'deposit',
        origin: PAID,
        wallet: 'coin',
        expected: sql`select order_no as reference, player_id, credited as amount
          from deposit_order where status = 1`,
      }),
      await comparePostings(db, {
        noun: 'bonus of deposit',
        origin: BONUS,
        wallet: 'coin',
        expected: sql`select 'deposit-' || order_no as reference, player_id,
          credited_bonus as amount from deposit_order where status = 1 and credited_bonus > 0`,
      }),
      await disagreementsOf(db, events, 0),
    );
  },
};
