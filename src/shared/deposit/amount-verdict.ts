/** The typed amount of a deposit (spec §5: a whole number of coins within min and max). */
import { fromCoins, toCoins, type Currency, type MinorUnits } from '#shared/money/money.ts';
import { parseAmount } from '#shared/money/typed-amount.ts';
import type { DepositChannel, DepositLeft, DepositOffer } from './offer.ts';

/** The current limits of a deposit. */
export interface AmountBounds {
  readonly min: MinorUnits;
  readonly max: MinorUnits;
  /** Smallest remainder of the player's own limits; null when there is none. */
  readonly left: MinorUnits | null;
}

/** Verdict on a typed amount; only `fine` may be sent. */
export type AmountVerdict =
  | { readonly status: 'empty' | 'no-amount' | 'not-whole' }
  | { readonly status: 'under'; readonly min: MinorUnits }
  | { readonly status: 'over'; readonly max: MinorUnits }
  | { readonly status: 'over-limit'; readonly left: MinorUnits }
  | { readonly status: 'fine'; readonly amount: MinorUnits };

/** The narrower of the server's and the channel's limits. */
export function boundsOf(offer: DepositOffer, channel: DepositChannel | null): AmountBounds {
  const { min, max, left } = offer;
  return {
    min: larger(min, channel?.min ?? min),
    max: smaller(max, channel?.max ?? max),
    left: smallestLeft(left),
  };
}

export const isAllowedAmount = (amount: MinorUnits, { min, max, left }: AmountBounds): boolean =>
  amount >= min && amount <= max && (left === null || amount <= left);

/** Checks a typed amount against the limits. */
export function judgeAmount(
  typed: string,
  currency: Currency,
  { min, max, left }: AmountBounds,
): AmountVerdict {
  const reading = parseAmount(typed, currency);
  if (reading.status === 'too-large') return { status: 'over', max };
  if (reading.status === 'decimals') return { status: 'not-whole' };
  if (reading.status !== 'fine') return { status: reading.status };
  const { amount } = reading;
  if (amount !== fromCoins(toCoins(amount))) return { status: 'not-whole' };
  if (left !== null && amount > left && left < max) return { status: 'over-limit', left };
  if (amount < min) return { status: 'under', min };
  if (amount > max) return { status: 'over', max };
  return { status: 'fine', amount };
}

function smallestLeft({ day, week, month }: DepositLeft): MinorUnits | null {
  return [day, week, month].reduce(
    (least, left) => (left === null ? least : least === null ? left : smaller(least, left)),
    null,
  );
}

const larger = (a: MinorUnits, b: MinorUnits): MinorUnits => (a > b ? a : b);
const smaller = (a: MinorUnits, b: MinorUnits): MinorUnits => (a < b ? a : b);
