/** A typed limit: any whole number, of coins or of minutes (contract, player protection part). */
import { fromCoins } from '#domain/money.ts';
import type { LimitKind } from '#domain/protection/limit.ts';

export type LimitEntry =
  | { readonly status: 'empty' | 'not-whole' | 'too-much' }
  /** Hundredths; minutes for a session limit. */
  | { readonly status: 'fine'; readonly value: number };

export type LimitEntryProblem = Exclude<LimitEntry['status'], 'fine'>;

/** Nine digits of coins stay far below the largest exact number. */
const DIGITS_MAX = 9;

/** Parses a typed limit, ignoring spaces and thousands separators. 0 allows nothing. */
export function readLimitEntry(kind: LimitKind, typed: string): LimitEntry {
  const text = typed.replaceAll(/[\s,]/g, '');
  if (text === '') return { status: 'empty' };
  if (!/^\d+$/.test(text)) return { status: 'not-whole' };
  const digits = text.replace(/^0+(?=\d)/, '');
  if (digits.length > DIGITS_MAX) return { status: 'too-much' };
  const number = Number(digits);
  return { status: 'fine', value: kind === 'session' ? number : fromCoins(number) };
}
