/**
 * Money is a whole number of hundredths of the market's coin (100 = ₱1.00, spec §9). This file is
 * the only place that divides by a hundred; everywhere else an amount is a `MinorUnits`.
 */
export type MinorUnits = number & { readonly minorUnits: unique symbol };

const HUNDREDTHS = 100;

export const ZERO = 0 as MinorUnits;

/** Whether a value is a safe whole number of hundredths. */
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

/** Hundredths to whole coins, rounded down: what stands in a field for whole coins. */
export function toCoins(amount: MinorUnits): number {
  return Math.floor(amount / HUNDREDTHS);
}

export function add(...amounts: readonly MinorUnits[]): MinorUnits {
  return minorUnits(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

export function subtract(from: MinorUnits, amount: MinorUnits): MinorUnits {
  return minorUnits(from - amount);
}

/** An amount times a whole number of times. @throws RangeError when the result is not an integer. */
export function multiply(amount: MinorUnits, times: number): MinorUnits {
  return minorUnits(amount * times);
}

/** A whole percent of `whole`, rounded down (spec §9); 0 when there is no whole. */
export function percentOf(part: MinorUnits, whole: MinorUnits): number {
  if (whole <= 0) return 0;
  return Math.floor((part * HUNDREDTHS) / whole);
}

/** How an amount is written: two decimals, or whole coins rounded down (spec §9). */
export type MoneyStyle = 'exact' | 'floor';

/** The currencies of the two markets (spec §1). */
export type Currency = 'PHP' | 'THB';

/**
 * Writes an amount with its currency sign, grouped as the locale groups, e.g. `₱1,234.50`.
 * `exact` keeps two decimals; `floor` drops the hundredths towards zero.
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

/** An amount times a number of hundredths (250 = 2.50 times), rounded down to a whole hundredth. */
export function scaleDown(amount: MinorUnits, hundredths: number): MinorUnits {
  return minorUnits(Math.floor((amount * hundredths) / HUNDREDTHS));
}

/** An amount as programs read it, e.g. `-1234.50`: a dot and two decimals in every language. */
export function decimalText(amount: MinorUnits): string {
  // By its digits: a division would round the largest amounts.
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
