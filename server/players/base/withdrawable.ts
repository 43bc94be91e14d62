import { subtract, type MinorUnits } from '#shared/money/money.ts';
import type { Balances } from '#server/money/ledger/wallets.ts';

/** What the player may withdraw (`lottery`): the coins that no wagering locks. Never negative. */
export function withdrawableOf({ coin, locked }: Pick<Balances, 'coin' | 'locked'>): MinorUnits {
  return subtract(coin, locked);
}
