import type { Posted } from '#server/money/ledger/post.ts';
import type { Balances, WalletName } from '#server/money/ledger/wallets.ts';

/** A player's coins, as the answer of a call that moves them says. */
export type Coins = Pick<Balances, 'coin' | 'seq'>;

/**
 * A player's coins after a posting. Nothing is read again: had another transaction moved them since `before`
 * was read in this one, the posting would have failed with a conflict.
 * @param posted null when nothing was posted
 */
export function coinsAfter({ coin, seq }: Coins, playerId: number, posted: Posted | null): Coins {
  if (posted === null || posted.isRepeat) return { coin, seq };
  const own = posted.entries.filter(({ wallet }) => isOf(playerId, wallet));
  const moved = own.find(({ wallet }) => typeof wallet === 'object' && wallet.kind === 'coin');
  return { coin: moved?.balanceAfter ?? coin, seq: seq + own.length };
}

const isOf = (playerId: number, wallet: WalletName): boolean =>
  typeof wallet === 'object' && wallet.playerId === playerId;
