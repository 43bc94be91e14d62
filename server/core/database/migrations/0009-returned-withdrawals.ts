import { sql, type Kysely } from 'kysely';

/** Paid withdrawals that the bank sent back. */
export async function addReturnedWithdrawals(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table withdrawal_order
      add column returned_at bigint,
      add constraint withdrawal_order_returned check (returned_at is null or status = 2)`.execute(
    db,
  );
  // Earlier rows passed a narrower check: reading the whole ledger again would only stop it meanwhile.
  await sql`
    alter table ledger_transaction
      drop constraint ledger_transaction_kind_check,
      add constraint ledger_transaction_kind_check check (kind in ('deposit', 'withdraw', 'bet', 'win',
        'bonus', 'bank-in', 'bank-out', 'interest', 'adjust', 'withdraw-returned')) not valid`.execute(
    db,
  );
}
