/** Rows of the ledger. */
import type { ColumnType, Generated } from 'kysely';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Fixed } from './columns.ts';

/** A house wallet always has balance null and sequence 0: see the ledger's README. */
export interface WalletTable {
  id: Generated<number>;
  player_id: Fixed<number | null>;
  kind: Fixed<string>;
  balance: ColumnType<MinorUnits | null, MinorUnits | null, never>;
  seq: ColumnType<number, never, never>;
}

/** A correction of a balance by an operator. */
export interface BalanceCorrectionTable {
  id: Generated<number>;
  player_id: Fixed<number>;
  amount: Fixed<MinorUnits>;
  created_at: Fixed<number>;
}

export interface LedgerTransactionTable {
  id: ColumnType<number, never, never>;
  kind: Fixed<string>;
  reference: Fixed<string>;
  text: Fixed<string | null>;
  created_at: Fixed<number>;
}

/** `kind` is the transaction's; the database fills in `balance_after`. */
export interface LedgerEntryTable {
  id: ColumnType<number, never, never>;
  transaction_id: Fixed<number>;
  wallet_id: Fixed<number>;
  kind: Fixed<string>;
  amount: Fixed<MinorUnits>;
  balance_after: ColumnType<MinorUnits | null, never, never>;
  created_at: Fixed<number>;
}
