/**
 * Money is a whole number of hundredths of the market's currency (100 = ₱1.00, spec §9). Only this file
 * divides by a hundred; everywhere else an amount is a `MinorUnits`.
 */
export type MinorUnits = number & { readonly minorUnits: unique symbol };

const HUNDREDTHS = 100;

export const ZERO = 0 as MinorUnits;

/** True for a safe integer. */
export function isMinorUnits(value: unknown): value is MinorUnits {
  return Number.isSafeInteger(value);
}

/**
 * Brands a number of hundredths.
 * @throws RangeError when it is not a safe integer: a fraction here is a bug, never rounded away.
 */
export function minorUnits(value: number): MinorUnits {
  if (!isMinorUnits(value)) throw new RangeError(`not a whole number of hundredths: ${value}`);
  return value;
}

/** Whole coins (pesos, baht) to hundredths. @throws RangeError when the result is not an integer. */
export function fromCoins(coins: number): MinorUnits {
  return minorUnits(coins * HUNDREDTHS);
}

/** Hundredths to whole coins, rounded down, for fields of whole coins. */
export function toCoins(amount: MinorUnits): number {
  return Math.floor(amount / HUNDREDTHS);
}

export function add(...amounts: readonly MinorUnits[]): MinorUnits {
  return minorUnits(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

export function subtract(from: MinorUnits, amount: MinorUnits): MinorUnits {
  return minorUnits(from - amount);
}

/** Multiplies an amount by an integer. @throws RangeError when the result is not an integer. */
export function multiply(amount: MinorUnits, times: number): MinorUnits {
  return minorUnits(amount * times);
}

/** Progress towards a goal, which ends at the goal: `2 of 2`, never `3 of 2`. */
export const upTo = <Amount extends number>(done: Amount, goal: Amount): Amount =>
  done > goal ? goal : done;

/** Whole percent of `whole`, rounded down (spec §9); 0 when `whole` is 0 or less. */
export function percentOf(part: MinorUnits, whole: MinorUnits): number {
  if (whole <= 0) return 0;
  return Math.floor((part * HUNDREDTHS) / whole);
}

/** Format of an amount: two decimals, whole coins rounded down (spec §9), or without `.00` in a sentence. */
export type MoneyStyle = 'exact' | 'floor' | 'short';

/** The currencies of the two markets (spec §1). */
export type Currency = 'PHP' | 'THB';

const SIGNS: Readonly<Record<Currency, string>> = { PHP: '₱', THB: '฿' };

/**
 * Formats an amount with its currency sign and grouped coins, e.g. `₱1,234.50`: English and Thai write both
 * currencies this way. `exact` shows two decimals; `floor` drops the hundredths towards zero; `short`
 * drops them only when there are none: `₱50`, `₱50.25`.
 */
export function formatMoney(
  amount: MinorUnits,
  currency: Currency,
  style: MoneyStyle = 'exact',
): string {
  const { coins, hundredths } = digitsOf(amount);
  const grouped = coins.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const isWhole = style === 'floor' || (style === 'short' && hundredths === '00');
  const isNegative = amount < 0 && (!isWhole || coins !== '0');
  const number = isWhole ? grouped : `${grouped}.${hundredths}`;
  return `${isNegative ? '-' : ''}${SIGNS[currency]}${number}`;
}

/**
 * The digits of an amount without its sign. Not by `Intl`: the division would round the largest amounts, and
 * its first use takes 100 ms on a cheap phone.
 */
function digitsOf(amount: MinorUnits): { readonly coins: string; readonly hundredths: string } {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return { coins: digits.slice(0, -2), hundredths: digits.slice(-2) };
}

/** Multiplies by a number of hundredths (250 = 2.50 times), rounded down to a whole hundredth. */
export function scaleDown(amount: MinorUnits, hundredths: number): MinorUnits {
  return minorUnits(Math.floor((amount * hundredths) / HUNDREDTHS));
}

/** Formats an amount for programs, e.g. `-1234.50`: a dot and two decimals in every language. */
export function decimalText(amount: MinorUnits): string {
  const { coins, hundredths } = digitsOf(amount);
  return `${amount < 0 ? '-' : ''}${coins}.${hundredths}`;
}
