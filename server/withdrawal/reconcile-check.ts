import { sql, type RawBuilder } from 'kysely';
import {
  comparePostings,
  countOf,
  disagreementsOf,
  together,
} from '#server/money/reconcile/compare-postings.ts';
import type { Check, Origin } from '#server/money/reconcile/check.ts';

const ASKED: Origin = { kind: 'withdraw', pattern: '^W[0-9]+$' };
const ENDED: Origin = { kind: 'withdraw', pattern: '^W[0-9]+-end$' };
const RETURNED: Origin = { kind: 'withdraw-returned', pattern: '^W[0-9]+$' };

/** Amounts that the wallet gained or lost by orders in these states (spec §3). */
const orders = (suffix: string, sign: 1 | -1, statuses: readonly number[]): RawBuilder<unknown> =>
  sql`select order_no || ${suffix} as reference, player_id, amount * ${sign}::bigint as amount
    from withdrawal_order where status in (${sql.join(statuses)})`;

const ALL = [0, 1, 2, 3, 4];
const OVER = [2, 3, 4];

/** Paid ones that the bank sent back have failed, too, but left the hold for the house. */
const CAME_BACK = sql`select order_no || '-end' as reference, player_id, amount
  from withdrawal_order where status in (2, 3) and returned_at is null`;
const SENT_BACK = sql`select order_no as reference, player_id, amount
  from withdrawal_order where returned_at is not null`;

/** Withdrawal orders. */
export const withdrawalsCheck: Check = {
  name: 'withdrawals',
  meaning:
    'Each order has left the coins once, and has been paid or has come back once, a paid one by a return; open ones are held.',
  origins: [ASKED, ENDED, RETURNED],
  async run(db) {
    const noun = 'withdrawal';
    const held = sql`
      select 'player ' || wallet.player_id || ' has ' || wallet.balance
        || ' held, open orders come to ' || coalesce(open.amount, 0) as disagreement
      from wallet left join (
        select player_id, sum(amount)::bigint as amount from withdrawal_order
        where status in (0, 1) group by player_id
      ) as open on open.player_id = wallet.player_id
      where wallet.kind = 'hold' and wallet.balance <> coalesce(open.amount, 0)`;
    const expect = (origin: Origin, wallet: 'coin' | 'hold', expected: RawBuilder<unknown>) =>
      comparePostings(db, { noun, origin, wallet, expected });
    return together(
      await expect(ASKED, 'coin', orders('', -1, ALL)),
      await expect(ASKED, 'hold', orders('', 1, ALL)),
      await expect(ENDED, 'hold', orders('-end', -1, OVER)),
      await expect(ENDED, 'coin', CAME_BACK),
      await expect(RETURNED, 'coin', SENT_BACK),
      await disagreementsOf(db, held, await countOf(db, 'withdrawal_order')),
    );
  },
};
