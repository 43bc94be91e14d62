import { markets } from '#domain/market.ts';
import { enPH, type Texts } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';

/** The texts that a market shows by default (spec §1). */
export const textsOf = (market: 'ph' | 'th'): Texts => (market === 'th' ? thTH : enPH);

type Values = Readonly<Record<string, string | number>>;

/** Fills the gaps of a text: `fill('Code: {{code}}', { code: 1019 })`. */
export const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_gap, name: string) => String(values[name] ?? ''));

/** Fills the gaps that have a value, and leaves the others for {@link patternOf}. */
export const fillSome = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));

/** A pattern that finds a text as it is, whose placeholders match anything. */
export function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/);
  return new RegExp(parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('.+'));
}

/** An age of that many units as a market's language has it: `now`, `2 hours ago`. */
export const ageIn = (
  market: 'ph' | 'th',
  count: number,
  unit: Intl.RelativeTimeFormatUnit,
): string =>
  new Intl.RelativeTimeFormat(markets[market].language, { numeric: 'auto' }).format(-count, unit);

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Where the code stands until its reference is put in. */
const CODE = '\u0000';

/** A refusal as it is told: the text with its code, and with the reference that the platform gives it. */
export function refusalIn(
  text: string,
  { code, ...values }: Values & { code: number | string },
): RegExp {
  const [before = '', ...after] = fill(text, { ...values, code: CODE }).split(CODE);
  const coded = `${code}(?: · ref [2-9A-Z]{6})?(?!\\d)`;
  return new RegExp([before, ...after].map(escaped).join(coded));
}

/** The same where nothing else may stand. */
export const refusalText = (text: string, values: Values & { code: number | string }): RegExp =>
  new RegExp(`^${refusalIn(text, values).source}$`);
