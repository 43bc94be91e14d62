/** The typed amount of a deposit (spec §5: a whole number of coins within min and max). */
import { fromCoins, type MinorUnits } from '#domain/money.ts';
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
  | { readonly status: 'empty' }
  | { readonly status: 'not-whole' }
  | { readonly status: 'under'; readonly min: MinorUnits }
  | { readonly status: 'over'; readonly max: MinorUnits }
  | { readonly status: 'over-limit'; readonly left: MinorUnits }
  | { readonly status: 'fine'; readonly amount: MinorUnits };

/** Nine digits of coins stay far below the largest exact number. */
const DIGITS_MAX = 9;

/** Whole coins, after spaces and thousands separators are removed. */
const WHOLE_COINS = new RegExp(`^\\d{1,${DIGITS_MAX}}$`);

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
export function judgeAmount(typed: string, { min, max, left }: AmountBounds): AmountVerdict {
  const text = typed.replaceAll(/[\s,]/g, '');
  if (text === '') return { status: 'empty' };
  if (/^\d+$/.test(text) && !WHOLE_COINS.test(text)) return { status: 'over', max };
  if (!WHOLE_COINS.test(text)) return { status: 'not-whole' };
  const amount = fromCoins(Number(text));
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
