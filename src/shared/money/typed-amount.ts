/**
 * The one parser of amounts that people type or paste: in the app's forms and in the console's cost files.
 * A text that could mean two amounts is refused, never guessed (decision 0002).
 */
import { asciiDigits, withoutInvisible } from '#shared/text/text.ts';
import { minorUnits, type Currency, type MinorUnits } from './money.ts';

/** Why a text is not an amount; `decimals`: it goes below a hundredth, or it could be a thousand times more. */
export type AmountProblem = 'empty' | 'no-amount' | 'decimals' | 'too-large';

export type AmountReading =
  | { readonly status: 'fine'; readonly amount: MinorUnits }
  | { readonly status: AmountProblem };

export interface AmountLimits {
  readonly least: MinorUnits;
  readonly most: MinorUnits;
}

export type LimitedProblem = AmountProblem | 'below' | 'above';

export type LimitedReading =
  | { readonly status: 'fine'; readonly amount: MinorUnits }
  | { readonly status: LimitedProblem };

/** What stands before or after an amount of the market, in upper case. */
const MARKS: Readonly<Record<Currency, string>> = { PHP: '₱|PHP|P', THB: '฿|THB|บาท' };

/** No amount of money is written with more characters. */
const LENGTH_MAX = 40;

/** A trillion coins stay far below the largest exact number of hundredths. */
const DIGITS_MAX = 12;

/** Whole coins, in groups of three or in one run of digits; then a point or comma with decimals. */
const SHAPE =
  /^(?<coins>[1-9]\d{0,2}(?:(?<group>[, ])\d{3})(?:\k<group>\d{3})*|\d+)(?:(?<point>[.,])(?<decimals>\d*))?$/;

/**
 * Reads an amount of the market's currency: `1,234.50`, `1 234,5`, `₱500`, `๕๐๐ บาท`. A comma or space groups
 * digits only in threes; a point or comma separates decimals only where it cannot group.
 */
export function parseAmount(typed: string, currency: Currency): AmountReading {
  if (typed.length > LENGTH_MAX) return { status: 'no-amount' };
  const text = withoutMark(plainText(typed), currency);
  if (text === '') return { status: typed.trim() === '' ? 'empty' : 'no-amount' };
  const { coins, group, point, decimals = '' } = SHAPE.exec(text)?.groups ?? {};
  if (coins === undefined || (point !== undefined && point === group))
    return { status: 'no-amount' };
  if (decimals.length > 2) return { status: 'decimals' };
  const digits = coins.replaceAll(/[, ]/g, '').replace(/^0+(?=\d)/, '');
  if (digits.length > DIGITS_MAX) return { status: 'too-large' };
  return { status: 'fine', amount: minorUnits(Number(digits + decimals.padEnd(2, '0'))) };
}

/** Reads an amount and checks it against limits. */
export function parseAmountWithin(
  typed: string,
  currency: Currency,
  { least, most }: AmountLimits,
): LimitedReading {
  const reading = parseAmount(typed, currency);
  if (reading.status !== 'fine') return reading;
  if (reading.amount < least) return { status: 'below' };
  return reading.amount > most ? { status: 'above' } : reading;
}

/** Formats an amount as a player would type it: `1234.5`, `100`. */
export function writeAmount(amount: MinorUnits): string {
  const digits = String(amount).padStart(3, '0');
  const decimals = digits.slice(-2).replace(/0+$/, '');
  return digits.slice(0, -2) + (decimals === '' ? '' : `.${decimals}`);
}

/** ASCII digits, points and commas, and single plain spaces. */
const plainText = (typed: string): string =>
  asciiDigits(withoutInvisible(typed))
    .replaceAll('，', ',')
    .replaceAll('．', '.')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The text without the one currency mark before or after it. */
function withoutMark(text: string, currency: Currency): string {
  const mark = MARKS[currency];
  const found = new RegExp(`^(?:(?:${mark})\\s?(.*)|(.*?)\\s?(?:${mark}))$`, 'iu').exec(text);
  return found?.[1] ?? found?.[2] ?? text;
}
