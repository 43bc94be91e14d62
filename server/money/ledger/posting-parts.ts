import { sql, type RawBuilder } from 'kysely';
import type { PostingKind } from '#server/money/ledger/post.ts';
import { HOUSE_WALLET_ID, type HouseWallet } from '#server/money/ledger/wallets.ts';
import { subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';

/** Coins that move between a player's wallet and the house; a negative amount moves to the house. */
export interface CoinMove {
  kind: PostingKind;
  amount: MinorUnits;
}

export interface CoinMoves {
  /** Id of the player's coin wallet. */
  walletId: number;
  house: HouseWallet;
  /** New within the kind of each move: a repeat fails. */
  reference: string;
  /** In the order in which they happen; each kind once. */
  moves: readonly CoinMove[];
  now: number;
}

/**
 * Moves coins as parts of a larger statement. Moving more than a player's wallet holds fails the statement, as
 * in `post`: check before.
 */
export function postingParts({
  walletId,
  house,
  reference,
  moves,
  now,
}: CoinMoves): Record<'posted' | 'entry', RawBuilder<unknown>> {
  const headings = moves.map(({ kind }) => sql`(${kind}, ${reference}, ${now})`);
  const entries = moves.flatMap(({ kind, amount }, place) => [
    sql`(${2 * place}::integer, ${kind}, ${walletId}::bigint, ${amount}::bigint)`,
    sql`(${2 * place + 1}::integer, ${kind}, ${HOUSE_WALLET_ID[house]}::bigint, ${subtract(ZERO, amount)}::bigint)`,
  ]);
  return {
    posted: sql`insert into ledger_transaction (kind, reference, created_at)
      values ${sql.join(headings)} returning id, kind`,
    entry: sql`insert into ledger_entry (transaction_id, wallet_id, kind, amount, created_at)
      select posted.id, draft.wallet_id, posted.kind, draft.amount, ${now}::bigint
      from (values ${sql.join(entries)}) as draft (place, kind, wallet_id, amount)
      join posted on posted.kind = draft.kind
      order by draft.place`,
  };
}
