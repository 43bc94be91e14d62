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

/** Whole percent of `whole`, rounded down (spec §9); 0 when `whole` is 0 or less. */
export function percentOf(part: MinorUnits, whole: MinorUnits): number {
  if (whole <= 0) return 0;
  return Math.floor((part * HUNDREDTHS) / whole);
}

/** Format of an amount: two decimals, or whole coins rounded down (spec §9). */
export type MoneyStyle = 'exact' | 'floor';

/** The currencies of the two markets (spec §1). */
export type Currency = 'PHP' | 'THB';

/**
 * Formats an amount with its currency sign and the locale's grouping, e.g. `₱1,234.50`. `exact` shows two
 * decimals; `floor` drops the hundredths towards zero.
 */
export function formatMoney(
  amount: MinorUnits,
  currency: Currency,
  locale: string,
  style: MoneyStyle = 'exact',
): string {
  const decimals = style === 'exact' ? 2 : 0;
  const coins = style === 'exact' ? amount / HUNDREDTHS : Math.trunc(amount / HUNDREDTHS);
  return formatter(currency, locale, decimals).format(coins === 0 ? 0 : coins);
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(currency: Currency, locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${decimals}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formatters.set(key, made);
  return made;
}

/** Multiplies by a number of hundredths (250 = 2.50 times), rounded down to a whole hundredth. */
export function scaleDown(amount: MinorUnits, hundredths: number): MinorUnits {
  return minorUnits(Math.floor((amount * hundredths) / HUNDREDTHS));
}

/** Formats an amount for programs, e.g. `-1234.50`: a dot and two decimals in every language. */
export function decimalText(amount: MinorUnits): string {
  // By its digits: a division would round the largest amounts.
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
