import { ledgerTotals } from '#server/money/ledger/totals.ts';
import type { Check } from '#server/money/reconcile/check.ts';

/** Checks the ledger against itself. */
export const ledgerCheck: Check = {
  name: 'ledger',
  meaning: 'Entries sum to zero, no wallet is below zero, each holds what its entries say.',
  origins: [],
  async run(db) {
    const { entries, sum, negativeWallets, mismatchedWallets } = await ledgerTotals(db);
    return {
      compared: entries,
      disagreements: [
        ...(sum === 0 ? [] : [`the entries sum to ${sum}`]),
        ...negativeWallets.map((id) => `wallet ${id} is below zero`),
        ...mismatchedWallets.map((id) => `wallet ${id} does not hold what its entries say`),
      ],
    };
  },
};
