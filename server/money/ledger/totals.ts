import { sql, type Kysely } from 'kysely';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** Result of an audit of the whole ledger. Sound: a sum of 0 and two empty lists. */
export interface LedgerTotals {
  transactions: number;
  entries: number;
  /** Over all entries. */
  sum: MinorUnits;
  /** Ids of wallets below zero. */
  negativeWallets: number[];
  /** Ids of wallets whose balance or sequence differs from their entries. */
  mismatchedWallets: number[];
}

/**
 * Audits the ledger in one snapshot. Reads every entry (seconds for millions), so it is for the operator and
 * tests, never for a player's request.
 */
export async function ledgerTotals(db: Kysely<Tables>): Promise<LedgerTotals> {
  const { rows } = await sql<LedgerTotals>`
    with held as (
      select wallet_id, sum(amount) as amount, count(*) as entries
      from ledger_entry group by wallet_id
    )
    select
      (select count(*) from ledger_transaction) as transactions,
      (select coalesce(sum(entries), 0)::bigint from held) as entries,
      (select coalesce(sum(amount), 0)::bigint from held) as sum,
      (select coalesce(json_agg(id order by id), '[]') from wallet where balance < 0)
        as "negativeWallets",
      (select coalesce(json_agg(id order by id), '[]')
        from wallet left join held on held.wallet_id = wallet.id
        where balance is not null
          and (balance <> coalesce(held.amount, 0) or seq <> coalesce(held.entries, 0)))
        as "mismatchedWallets"`.execute(db);
  const [totals] = rows;
  if (totals === undefined) throw new Error('the audit returned nothing');
  return totals;
}
