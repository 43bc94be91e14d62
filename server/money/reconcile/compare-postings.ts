import { sql, type Kysely, type RawBuilder } from 'kysely';
import { NAMED_AT_MOST, type Finding, type Origin } from '#server/money/reconcile/check.ts';
import type { PlayerWalletKind } from '#server/money/ledger/wallets.ts';
import type { Tables } from '#server/core/database/tables.ts';

export interface Comparison {
  /** Name of a row in a disagreement, e.g. `round`. */
  noun: string;
  origin: Origin;
  /** The player's wallet whose entries count. */
  wallet: PlayerWalletKind;
  /** Selects `reference`, `player_id` and the signed `amount` that each row should have posted. */
  expected: RawBuilder<unknown>;
}

interface Difference {
  reference: string;
  expected: number | null;
  posted: number | null;
  compared: number;
}

/**
 * Compares rows with their expected postings, both ways: each row has exactly one, of its player and amount,
 * and each posting of this origin has a row.
 */
export async function comparePostings(
  db: Kysely<Tables>,
  { noun, origin: { kind, pattern }, wallet, expected }: Comparison,
): Promise<Finding> {
  const { rows } = await sql<Difference>`
    with expected as (${expected}), posted as (
      select transaction.reference, wallet.player_id, sum(entry.amount)::bigint as amount
      from ledger_transaction as transaction
        join ledger_entry as entry on entry.transaction_id = transaction.id
        join wallet on wallet.id = entry.wallet_id
      where transaction.kind = ${kind} and transaction.reference ~ ${pattern}
        and wallet.kind = ${wallet}
      group by transaction.reference, wallet.player_id
    ), compared as (
      select coalesce(expected.reference, posted.reference) as reference,
        expected.amount as expected, posted.amount as posted
      from expected full join posted
        on posted.reference = expected.reference and posted.player_id = expected.player_id
    )
    select reference, expected, posted, (select count(*) from compared) as compared
    from compared where expected is distinct from posted
    union all select null, null, null, (select count(*) from compared)
    limit ${NAMED_AT_MOST + 1}`.execute(db);
  const named = rows.filter(({ reference }) => reference !== null);
  return {
    compared: rows[0]?.compared ?? 0,
    disagreements: named.slice(0, NAMED_AT_MOST).map((row) => sentenceOf(noun, wallet, row)),
  };
}

function sentenceOf(
  noun: string,
  wallet: PlayerWalletKind,
  { reference, expected, posted }: Difference,
): string {
  if (posted === null) return `${noun} ${reference} should have moved ${expected}: no posting`;
  if (expected === null) return `posting ${reference} moved ${posted} of ${wallet}: no ${noun}`;
  return `${noun} ${reference} should have moved ${expected} of ${wallet}, posted ${posted}`;
}

/** Merges several findings. */
export const together = (...findings: readonly Finding[]): Finding => ({
  compared: findings.reduce((sum, { compared }) => sum + compared, 0),
  disagreements: findings.flatMap(({ disagreements }) => disagreements),
});

/** Runs a query that selects `disagreement`, one sentence each. */
export async function disagreementsOf(
  db: Kysely<Tables>,
  query: RawBuilder<unknown>,
  compared: number,
): Promise<Finding> {
  const { rows } = await sql<{ disagreement: string }>`
    select disagreement from (${query}) as found
    where disagreement is not null limit ${NAMED_AT_MOST}`.execute(db);
  return { compared, disagreements: rows.map(({ disagreement }) => disagreement) };
}

export async function countOf(db: Kysely<Tables>, table: keyof Tables): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from ${sql.table(table)}`.execute(db);
  return rows[0]?.rows ?? 0;
}
