import { sql, type Kysely, type RawBuilder } from 'kysely';
import { disagreementsOf, together } from '#server/money/reconcile/compare-postings.ts';
import type { Finding, Origin } from '#server/money/reconcile/check.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** Claims without stored amounts: the config of that day determined them. */
export interface ClaimComparison {
  /** Name of a claim in a disagreement, e.g. `tier`. */
  noun: string;
  origin: Origin;
  /** Selects `reference` and `player_id` of each claim. */
  claims: RawBuilder<unknown>;
  /** True when each claim pays money; otherwise some give only other things. */
  isMoney: boolean;
}

/** Checks that postings of an origin and claims match one to one, with the same player. */
export async function compareClaims(
  db: Kysely<Tables>,
  { noun, origin: { kind, pattern }, claims, isMoney }: ClaimComparison,
): Promise<Finding> {
  const posted = sql`
    select transaction.reference, wallet.player_id
    from ledger_transaction as transaction
      join ledger_entry as entry on entry.transaction_id = transaction.id
      join wallet on wallet.id = entry.wallet_id
    where transaction.kind = ${kind} and transaction.reference ~ ${pattern}
      and wallet.player_id is not null`;
  const without = (one: RawBuilder<unknown>, other: RawBuilder<unknown>, what: string) => sql`
    select had.reference || ' of player ' || had.player_id || ${what} as disagreement
    from (${one}) as had left join (${other}) as missing
      on missing.reference = had.reference and missing.player_id = had.player_id
    where missing.reference is null`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${claims}) as claim`.execute(db);
  const unclaimed = await disagreementsOf(
    db,
    without(posted, claims, ` was paid without a ${noun}`),
    rows[0]?.count ?? 0,
  );
  if (!isMoney) return unclaimed;
  const unpaid = await disagreementsOf(db, without(claims, posted, ` is a ${noun} not paid`), 0);
  return together(unclaimed, unpaid);
}
