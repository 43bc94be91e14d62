import { sql } from 'kysely';
import { disagreementsOf } from '#server/money/reconcile/compare-postings.ts';
import type { Check } from '#server/money/reconcile/check.ts';

const BONUS = { kind: 'bonus', pattern: '^bind-[0-9]+$' } as const;

/** Rewards of the bind task; the config of that day determined the amount. */
export const bindCheck: Check = {
  name: 'bind',
  meaning: 'What was paid for binding a mobile went to the player who bound it.',
  origins: [BONUS],
  async run(db) {
    const paid = await db
      .selectFrom('ledger_transaction')
      .where('kind', '=', BONUS.kind)
      .where('reference', '~', BONUS.pattern)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const astray = sql`
      select transaction.reference || ' was paid to player ' || wallet.player_id as disagreement
      from ledger_transaction as transaction
        join ledger_entry as entry on entry.transaction_id = transaction.id
        join wallet on wallet.id = entry.wallet_id
      where transaction.kind = ${BONUS.kind} and transaction.reference ~ ${BONUS.pattern}
        and wallet.player_id is not null
        and transaction.reference <> 'bind-' || wallet.player_id`;
    return disagreementsOf(db, astray, paid.count);
  },
};
