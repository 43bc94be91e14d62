/** Reads the costs of a table. */
import { asciiDigits, withoutInvisible } from '#shared/text/text.ts';
import { fromCoins, minorUnits, type Currency, type MinorUnits } from '#shared/money/money.ts';
import { isMarkOf } from '#server/marketing/costs/cost-table/cost-headings.ts';

/** A higher cost is a typing error. */
export const HIGHEST_COST = fromCoins(1_000_000_000);

/** Which sign separates the decimals of a table: `1,234.50` or `1.234,50`. */
export type DecimalSign = 'point' | 'comma';
export const DECIMAL_SIGNS: readonly DecimalSign[] = ['point', 'comma'];

/** Both readings of an amount; undefined where it is none with that sign. */
export type AmountReading = Readonly<Record<DecimalSign, MinorUnits | undefined>>;

/** No amount of money is written with more characters. */
const LONGEST = 40;
const MOST_DIGITS = 12;

const MARKED =
  /^(?<front>[\p{L}\p{M}\p{Sc}]*)\s*(?<number>.*?)\s*(?<back>[\p{L}\p{M}\p{Sc}]*\.?)$/u;
/** Marks of currencies: signs, and three letters. `P` is what Filipinos write for pesos. */
const FOREIGN = /\p{Sc}|^\p{L}{2,5}$/u;
const NEGATIVE = /^[-−–(]|[-−–]$/;

/** Whole coins, in groups of three or in one run of digits; then decimals. */
const SHAPES: Readonly<Record<DecimalSign, RegExp>> = {
  point:
    /^(?<coins>[1-9]\d{0,2}(?:(?<group>[,' ])\d{3})(?:\k<group>\d{3})*|\d+)(?:\.(?<decimals>\d*))?$/,
  comma:
    /^(?<coins>[1-9]\d{0,2}(?:(?<group>[.' ])\d{3})(?:\k<group>\d{3})*|\d+)(?:,(?<decimals>\d*))?$/,
};

/** Reads an amount of the market's currency with both signs; more than two decimals are rounded. */
export function readAmount(
  text: string,
  currency: Currency,
): { reading: AmountReading } | { problem: string } {
  const given = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  const shape = { problem: `cost must be like 1234.50, not "${given}"` };
  const plain = plainText(text);
  if (text.length > LONGEST || !/\d/.test(plain)) return shape;
  const sign = NEGATIVE.test(plain) ? plain.charAt(0) : '';
  const {
    front = '',
    number = '',
    back = '',
  } = MARKED.exec(plain.slice(sign.length))?.groups ?? {};
  const marks = [front, back.replace(/\.$/, '')].filter((mark) => mark !== '');
  for (const mark of marks) {
    if (isOwn(mark, currency)) continue;
    if (!FOREIGN.test(mark)) return shape;
    return { problem: `cost "${given}" is in another currency; costs here are in ${currency}` };
  }
  if (marks.length > 1) return shape;
  if (sign !== '' || NEGATIVE.test(number)) return { problem: `cost "${given}" is below zero` };
  const reading = { point: amountWith('point', number), comma: amountWith('comma', number) };
  const least = Math.min(...DECIMAL_SIGNS.map((one) => reading[one] ?? Infinity));
  if (least === Infinity) return shape;
  return least > HIGHEST_COST ? { problem: `cost ${given} is too high` } : { reading };
}

/** Reads an amount that stands alone: what means two amounts is a problem. */
export function parseCost(
  text: string,
  currency: Currency,
): { amount: MinorUnits } | { problem: string } {
  const read = readAmount(text, currency);
  if ('problem' in read) return read;
  const { point, comma } = read.reading;
  const amount = point ?? comma;
  return amount === undefined || (comma !== undefined && comma !== amount)
    ? { problem: twoAmounts(text) }
    : { amount };
}

export const twoAmounts = (text: string): string =>
  `cost "${text}" could mean two amounts: write it like 1234.50, with two decimals`;

const isOwn = (mark: string, currency: Currency): boolean =>
  isMarkOf(mark, currency) || (currency === 'PHP' && mark.toUpperCase() === 'P');

/** ASCII digits, points, commas and apostrophes, and single plain spaces. */
const plainText = (typed: string): string =>
  asciiDigits(withoutInvisible(typed))
    .replaceAll('，', ',')
    .replaceAll('．', '.')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

function amountWith(sign: DecimalSign, number: string): MinorUnits | undefined {
  const { coins, decimals = '' } = SHAPES[sign].exec(number)?.groups ?? {};
  if (coins === undefined) return undefined;
  const digits = coins.replaceAll(/[.,' ]/g, '').replace(/^0+(?=\d)/, '');
  if (digits.length > MOST_DIGITS) return minorUnits(HIGHEST_COST + 1);
  const hundredths = Number(digits + decimals.slice(0, 2).padEnd(2, '0'));
  return minorUnits(hundredths + (decimals.charAt(2) >= '5' ? 1 : 0));
}
