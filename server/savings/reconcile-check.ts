import { sql, type RawBuilder } from 'kysely';
import {
  comparePostings,
  countOf,
  disagreementsOf,
  together,
} from '#server/money/reconcile/compare-postings.ts';
import type { Check, Origin } from '#server/money/reconcile/check.ts';

const pattern = '^savings-[0-9]+$';
const IN: Origin = { kind: 'bank-in', pattern };
const OUT: Origin = { kind: 'bank-out', pattern };
const INTEREST: Origin = { kind: 'interest', pattern };

/** Signed from the wallet's perspective. */
const movements = (type: number, sign: 1 | -1): RawBuilder<unknown> => sql`
  select 'savings-' || id as reference, player_id, amount * ${sign}::bigint as amount
  from savings_movement where type = ${type}`;

/** The bank that pays interest. */
export const savingsCheck: Check = {
  name: 'savings',
  meaning: 'Each movement has its posting; amount and interest received are their sums.',
  origins: [IN, OUT, INTEREST],
  async run(db) {
    const noun = 'savings movement';
    const amounts = sql`
      select 'player ' || coalesce(held.player_id, account.player_id) || ' has savings of '
        || coalesce(account.amount, 0) || ' (movements ' || coalesce(moved.amount, 0)
        || '), the wallet holds ' || coalesce(held.balance, 0) as disagreement
      from (select player_id, balance from wallet where kind = 'safebox') as held
        full join savings_account as account on account.player_id = held.player_id
        left join (
          select player_id, sum(case type when 1 then amount when 2 then -amount else 0 end)::bigint
            as amount from savings_movement group by player_id
        ) as moved on moved.player_id = coalesce(held.player_id, account.player_id)
      where coalesce(account.amount, 0) <> coalesce(held.balance, 0)
        or coalesce(account.amount, 0) <> coalesce(moved.amount, 0)`;
    const received = sql`
      select 'player ' || account.player_id || ' has received interest of '
        || coalesce(moved.amount, 0) || ', the row says ' || account.received as disagreement
      from savings_account as account left join (
        select player_id, sum(amount)::bigint as amount from savings_movement
        where type = 3 group by player_id
      ) as moved on moved.player_id = account.player_id
      where account.received <> coalesce(moved.amount, 0)`;
    const accounts = await countOf(db, 'savings_account');
    return together(
      await comparePostings(db, {
        noun,
        origin: IN,
        wallet: 'safebox',
        expected: movements(1, 1),
      }),
      await comparePostings(db, {
        noun,
        origin: OUT,
        wallet: 'safebox',
        expected: movements(2, -1),
      }),
      await comparePostings(db, {
        noun,
        origin: INTEREST,
        wallet: 'coin',
        expected: movements(3, 1),
      }),
      await disagreementsOf(db, amounts, accounts),
      await disagreementsOf(db, received, 0),
    );
  },
};
