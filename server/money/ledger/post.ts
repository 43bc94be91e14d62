import { sql } from 'kysely';
import { add, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { statementOf, type Parts } from '#server/core/database/parts.ts';
import type { Trx } from '#server/core/database/transact.ts';
import {
  HOUSE_WALLET_ID,
  type HouseWallet,
  type PlayerWalletKind,
  type WalletName,
} from './wallets.ts';

/** Why money moved (contract §3). */
export type PostingKind =
  | 'deposit'
  | 'withdraw'
  | 'bet'
  | 'win'
  | 'bonus'
  | 'bank-in'
  | 'bank-out'
  | 'interest'
  | 'adjust'
  | 'withdraw-returned';

export interface EntryDraft {
  wallet: WalletName;
  /** Added to the wallet; negative takes away. Never 0. */
  amount: MinorUnits;
}

/** The entries that move coins from the house to a player; a negative amount moves them back. */
export const coinsFrom = (
  house: HouseWallet,
  playerId: number,
  amount: MinorUnits,
): readonly EntryDraft[] => [
  { wallet: { playerId, kind: 'coin' }, amount },
  { wallet: house, amount: subtract(ZERO, amount) },
];

export interface Posting {
  kind: PostingKind;
  /** Unique within its kind: an order, round or claim number. A repeat posts nothing. */
  reference: string;
  /** Two or more that sum to zero. */
  entries: readonly EntryDraft[];
  /** Epoch milliseconds. */
  now: number;
  /** Shown in the player's records. */
  text?: string;
}

export interface PostedEntry {
  id: number;
  wallet: WalletName;
  amount: MinorUnits;
  /** Null for a house wallet, which has no balance. */
  balanceAfter: MinorUnits | null;
}

export interface Posted {
  transactionId: number;
  /** True when this kind and reference were posted before; the entries are then the earlier ones. */
  isRepeat: boolean;
  createdAt: number;
  entries: PostedEntry[];
}

/** Thrown when a player's wallet holds less than is taken from it. */
export class InsufficientBalance extends Error {
  override readonly name = 'InsufficientBalance';
  readonly kind: PostingKind;
  readonly reference: string;

  constructor(posting: Posting, cause: unknown) {
    super(`the balance does not cover ${posting.kind} ${posting.reference}`, { cause });
    this.kind = posting.kind;
    this.reference = posting.reference;
  }
}

/**
 * Moves money between wallets atomically, once per kind and reference: a repeat changes nothing and returns
 * the first posting, whatever its own entries are. A deposit also raises the player's total recharge. After
 * any error the transaction can only roll back.
 * @param beside written in the same statement, also beside a repeat
 * @throws InsufficientBalance when a player's wallet would fall below zero; RangeError when there are fewer
 * than two entries, an entry is 0, or they do not sum to zero.
 */
export async function post(trx: Trx, posting: Posting, beside: Parts = {}): Promise<Posted> {
  checkEntries(posting.entries);
  const rows = await insertPosting(trx, posting, beside);
  if (rows.length === 0) return findPosted(trx, posting);
  if (posting.kind === 'deposit') await raiseTotalRecharge(trx, posting.entries);
  return toPosted(rows, false);
}

interface PostedRow {
  transaction_id: number;
  id: number;
  player_id: number | null;
  kind: string;
  amount: MinorUnits;
  balance_after: MinorUnits | null;
  created_at: number;
}

function checkEntries(entries: readonly EntryDraft[]): void {
  if (entries.length < 2) throw new RangeError('a posting needs at least two entries');
  if (entries.some((entry) => entry.amount === 0)) throw new RangeError('an entry moves nothing');
  const sum = add(...entries.map((entry) => entry.amount));
  if (sum !== 0) throw new RangeError(`the entries sum to ${sum}, not to zero`);
}

/** One statement, to hold the row lock of a busy wallet as briefly as possible. */
async function insertPosting(trx: Trx, posting: Posting, beside: Parts): Promise<PostedRow[]> {
  const { kind, reference, entries, now, text = null } = posting;
  const drafts = entries.map(({ wallet, amount }) => sql`(${walletId(wallet)}, ${amount}::bigint)`);
  try {
    const { rows } = await statementOf<PostedRow>(
      {
        ...beside,
        posted: sql`insert into ledger_transaction (kind, reference, text, created_at)
          values (${kind}, ${reference}, ${text}, ${now})
          on conflict (kind, reference) do nothing
          returning id`,
        // Wallets are locked in the order of their ids, so two opposite transfers cannot deadlock.
        entry: sql`insert into ledger_entry (transaction_id, wallet_id, kind, amount, created_at)
          select posted.id, draft.wallet_id, ${kind}, draft.amount, ${now}::bigint
          from posted cross join (values ${sql.join(drafts)}) as draft (wallet_id, amount)
          order by draft.wallet_id
          returning *`,
      },
      sql`select entry.transaction_id, entry.id, wallet.player_id, wallet.kind, entry.amount,
          entry.balance_after, entry.created_at
        from entry join wallet on wallet.id = entry.wallet_id
        order by entry.id`,
    ).execute(trx);
    return rows;
  } catch (error) {
    throw isOverdrawn(error) ? new InsufficientBalance(posting, error) : error;
  }
}

function walletId(wallet: WalletName) {
  if (typeof wallet === 'string') return sql`${HOUSE_WALLET_ID[wallet]}::bigint`;
  const { playerId, kind } = wallet;
  return sql`(select id from wallet where player_id = ${playerId} and kind = ${kind})`;
}

function isOverdrawn(error: unknown): boolean {
  return (
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'wallet_balance_not_negative'
  );
}

async function findPosted(trx: Trx, { kind, reference }: Posting): Promise<Posted> {
  const rows = await trx
    .selectFrom('ledger_transaction as posted')
    .innerJoin('ledger_entry as entry', 'entry.transaction_id', 'posted.id')
    .innerJoin('wallet', 'wallet.id', 'entry.wallet_id')
    .where('posted.kind', '=', kind)
    .where('posted.reference', '=', reference)
    .orderBy('entry.id')
    .select([
      'entry.transaction_id',
      'entry.id',
      'wallet.player_id',
      'wallet.kind',
      'entry.amount',
      'entry.balance_after',
      'entry.created_at',
    ])
    .execute();
  return toPosted(rows, true);
}

function toPosted(rows: readonly PostedRow[], isRepeat: boolean): Posted {
  const [first] = rows;
  if (first === undefined) throw new Error('a posting without entries: the ledger is damaged');
  return {
    transactionId: first.transaction_id,
    isRepeat,
    createdAt: first.created_at,
    entries: rows.map((row) => ({
      id: row.id,
      wallet: toWalletName(row),
      amount: row.amount,
      balanceAfter: row.balance_after,
    })),
  };
}

function toWalletName({ player_id: playerId, kind }: PostedRow): WalletName {
  if (playerId === null) return kind as HouseWallet;
  return { playerId, kind: kind as PlayerWalletKind };
}

async function raiseTotalRecharge(trx: Trx, entries: readonly EntryDraft[]): Promise<void> {
  for (const { wallet, amount } of entries) {
    if (typeof wallet === 'string') continue;
    await trx
      .updateTable('player')
      .set((eb) => ({ total_recharge: eb('total_recharge', '+', amount) }))
      .where('id', '=', wallet.playerId)
      .execute();
  }
}
