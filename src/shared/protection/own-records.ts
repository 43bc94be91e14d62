/** A player's own records (contract, player protection part), whose sums the player can verify. */
import { add, ZERO, type MinorUnits } from '#shared/money/money.ts';

interface Summed {
  readonly amount: MinorUnits;
}

export interface RecordSums {
  readonly ledger: readonly Summed[];
  readonly totals: readonly Summed[];
  readonly coin: MinorUnits;
}

const sumOf = (entries: readonly Summed[]): MinorUnits =>
  entries.reduce((sum, { amount }) => add(sum, amount), ZERO);

/** True when the movements, and their totals by type, add up to the coins. */
export const addsUp = ({ ledger, totals, coin }: RecordSums): boolean =>
  sumOf(ledger) === coin && sumOf(totals) === coin;
