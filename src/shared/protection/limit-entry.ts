/** A typed limit: any whole number, of coins or of minutes (contract, player protection part). */
import { fromCoins, toCoins, type Currency } from '#shared/money/money.ts';
import type { LimitKind } from '#shared/protection/limit.ts';
import { parseAmount } from '#shared/money/typed-amount.ts';

export type LimitEntry =
  | { readonly status: 'empty' | 'no-amount' | 'not-whole' | 'too-much' }
  /** Hundredths; minutes for a session limit. */
  | { readonly status: 'fine'; readonly value: number };

export type LimitEntryProblem = Exclude<LimitEntry['status'], 'fine'>;

/** The highest limit, of coins or of minutes. */
const MOST = 999_999_999;

/** Parses a typed limit; minutes may be grouped like coins. 0 allows nothing. */
export function readLimitEntry(kind: LimitKind, typed: string, currency: Currency): LimitEntry {
  const reading = parseAmount(typed, currency);
  if (reading.status === 'too-large') return { status: 'too-much' };
  if (reading.status === 'decimals') return { status: 'not-whole' };
  if (reading.status !== 'fine') return { status: reading.status };
  const number = toCoins(reading.amount);
  if (reading.amount !== fromCoins(number)) return { status: 'not-whole' };
  if (number > MOST) return { status: 'too-much' };
  return { status: 'fine', value: kind === 'session' ? number : reading.amount };
}
