import { sql } from 'kysely';
import { countOf, disagreementsOf, together } from '#server/money/reconcile/compare-postings.ts';
import type { Check } from '#server/money/reconcile/check.ts';

const BONUS = { kind: 'bonus', pattern: '^mail-[0-9]+$' } as const;

/** Rewards of mails. An expired mail is deleted, so a posting may outlive its mail. */
export const mailCheck: Check = {
  name: 'mail',
  meaning: 'Each claimed mail has paid the currency that it carried, once and to its player.',
  origins: [BONUS],
  async run(db) {
    const differing = sql`
      select 'mail ' || mail.id || ' should have paid ' || coalesce(carried.amount, 0)
        || ', posted ' || coalesce(posted.amount, 0) as disagreement
      from mail
        left join lateral (
          select sum((reward->>'count')::bigint)::bigint as amount
          from jsonb_array_elements(mail.rewards) as reward
          where mail.claimed_at is not null and reward->>'id' in ('2001', '2002')
        ) as carried on true
        left join lateral (
          select sum(entry.amount)::bigint as amount
          from ledger_transaction as transaction
            join ledger_entry as entry on entry.transaction_id = transaction.id
            join wallet on wallet.id = entry.wallet_id
          where transaction.kind = ${BONUS.kind} and transaction.reference = 'mail-' || mail.id
            and wallet.player_id = mail.player_id
        ) as posted on true
      where coalesce(carried.amount, 0) <> coalesce(posted.amount, 0)`;
    const astray = sql`
      select transaction.reference || ' was paid to player ' || wallet.player_id as disagreement
      from ledger_transaction as transaction
        join ledger_entry as entry on entry.transaction_id = transaction.id
        join wallet on wallet.id = entry.wallet_id
        join mail on transaction.reference = 'mail-' || mail.id
      where transaction.kind = ${BONUS.kind} and wallet.player_id <> mail.player_id`;
    return together(
      await disagreementsOf(db, differing, await countOf(db, 'mail')),
      await disagreementsOf(db, astray, 0),
    );
  },
};
