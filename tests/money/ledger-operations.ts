import fc from 'fast-check';
import { minorUnits } from '#shared/money/money.ts';
import type { Database } from '#server/core/database/open-database.ts';
import { transact } from '#server/core/database/transact.ts';
import {
  InsufficientBalance,
  post,
  type EntryDraft,
  type PostingKind,
} from '#server/money/ledger/post.ts';
import { balancesOf, type PlayerWalletKind } from '#server/money/ledger/wallets.ts';

const ACTIONS = {
  deposit: { kind: 'deposit', from: 'house:deposit', to: 'coin' },
  bet: { kind: 'bet', from: 'coin', to: 'house:play' },
  win: { kind: 'win', from: 'house:play', to: 'coin' },
  bonus: { kind: 'bonus', from: 'house:bonus', to: 'coin' },
  toBank: { kind: 'bank-in', from: 'coin', to: 'safebox' },
  fromBank: { kind: 'bank-out', from: 'safebox', to: 'coin' },
  hold: { kind: 'withdraw', from: 'coin', to: 'hold' },
  release: { kind: 'withdraw', from: 'hold', to: 'coin' },
  payOut: { kind: 'withdraw', from: 'hold', to: 'house:withdraw' },
} as const satisfies Record<string, { kind: PostingKind; from: string; to: string }>;

export type Action = keyof typeof ACTIONS;

export interface Operation {
  action: Action;
  /** Index of the player, from 0. */
  player: number;
  amount: number;
  /** A small number, so that references repeat, also across clients. */
  reference: number;
}

/** Outcome of an operation: posted now, posted before, or refused for insufficient funds. */
export type Outcome = 'posted' | 'repeated' | 'refused';

/** Generates lists of `count` operations over `players` players. */
export function operationsArbitrary(count: number, players: number): fc.Arbitrary<Operation[]> {
  const operation = fc.record({
    action: fc.constantFrom(...(Object.keys(ACTIONS) as Action[])),
    player: fc.nat(players - 1),
    amount: fc.integer({ min: 1, max: 5_000 }),
    reference: fc.nat(count * 2),
  });
  return fc.array(operation, { minLength: count, maxLength: count, size: 'max' });
}

/** Returns the unique reference of an operation. */
export function referenceOf({ action, player, reference }: Operation): string {
  return `${action}/${player}/${reference}`;
}

/** Runs one operation as the server would. */
export async function perform(
  database: Database,
  operation: Operation,
  playerId: number,
): Promise<Outcome> {
  const { kind, from, to } = ACTIONS[operation.action];
  const entry = (wallet: typeof from | typeof to, amount: number): EntryDraft => ({
    wallet: isPlayers(wallet) ? { playerId, kind: wallet } : wallet,
    amount: minorUnits(amount),
  });
  const entries = [entry(from, -operation.amount), entry(to, operation.amount)];
  const posting = { kind, reference: `${referenceOf(operation)}/${playerId}`, entries, now: 0 };
  try {
    const { isRepeat } = await transact(database, (trx) => post(trx, posting));
    return isRepeat ? 'repeated' : 'posted';
  } catch (error) {
    if (error instanceof InsufficientBalance) return 'refused';
    throw error;
  }
}

type Wallets = Record<PlayerWalletKind, number> & { totalRecharge: number };

/** Returns the expected wallets of each player after the posted operations. */
export function expectedWallets(posted: readonly Operation[], players: number): Wallets[] {
  const all = Array.from({ length: players }, () => ({
    coin: 0,
    safebox: 0,
    hold: 0,
    totalRecharge: 0,
  }));
  for (const { action, player, amount } of posted) {
    const wallets = all[player];
    if (wallets === undefined) continue;
    const { from, to } = ACTIONS[action];
    if (isPlayers(from)) wallets[from] -= amount;
    if (isPlayers(to)) wallets[to] += amount;
    if (action === 'deposit') wallets.totalRecharge += amount;
  }
  return all;
}

/**
 * Runs the operations of one client in order and checks the balances after each.
 * @throws when a balance is negative or a sequence number falls
 */
export async function runClient(
  database: Database,
  operations: readonly Operation[],
  playerIds: readonly number[],
): Promise<Operation[]> {
  const posted: Operation[] = [];
  const seen = new Map<number, number>();
  for (const operation of operations) {
    const playerId = playerIds[operation.player];
    if (playerId === undefined) throw new Error('an operation of nobody');
    const outcome = await perform(database, operation, playerId);
    if (outcome === 'posted') posted.push(operation);
    const { coin, safebox, hold, seq } = await balancesOf(database.db, playerId);
    if (Math.min(coin, safebox, hold) < 0) throw new Error(`negative: ${coin} ${safebox} ${hold}`);
    const before = seen.get(playerId) ?? 0;
    if (seq < before || (outcome === 'posted' && seq === before)) {
      throw new Error(`the sequence went from ${before} to ${seq}`);
    }
    seen.set(playerId, seq);
  }
  return posted;
}

function isPlayers(wallet: string): wallet is PlayerWalletKind {
  return !wallet.startsWith('house:');
}
