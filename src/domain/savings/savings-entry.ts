/** Typed amounts to save or to take back (spec §5: bank deposit minimum 30, withdrawal minimum 0.01). */
import { isMinorUnits, type MinorUnits } from '#domain/money.ts';

export interface EntryBounds {
  readonly least: MinorUnits;
  /** The available amount. */
  readonly most: MinorUnits;
}

export type EntryProblem = 'empty' | 'not-an-amount' | 'too-little' | 'too-much';

export type SavingsEntry =
  | { readonly status: 'fine'; readonly amount: MinorUnits }
  | { readonly status: EntryProblem };

/** Coins with at most two decimals; thousands may be separated by commas. */
const COINS = /^(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{0,2}))?$/;

/** Parses typed input, e.g. `1,250.5`, and checks it against its limits. */
export function readSavingsEntry(typed: string, { least, most }: EntryBounds): SavingsEntry {
  const text = typed.trim();
  if (text === '') return { status: 'empty' };
  const found = COINS.exec(text);
  if (found === null) return { status: 'not-an-amount' };
  const [, coins = '', decimals = ''] = found;
  const amount = Number(coins.replaceAll(',', '') + decimals.padEnd(2, '0'));
  if (!isMinorUnits(amount)) return { status: 'not-an-amount' };
  if (amount < least) return { status: 'too-little' };
  if (amount > most) return { status: 'too-much' };
  return { status: 'fine', amount };
}
