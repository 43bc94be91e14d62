import { markets } from '#shared/market/market.ts';
import { enPH, type Texts } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';

/** The texts that a market shows by default (spec §1). */
export const textsOf = (market: 'ph' | 'th'): Texts => (market === 'th' ? thTH : enPH);

type Values = Readonly<Record<string, string | number>>;

/** Fills the placeholders of a text: `fill('Code: {{code}}', { code: 1019 })`. */
export const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_gap, name: string) => String(values[name] ?? ''));

/** The same as queries by text read it: spaces that do not break are ordinary ones. */
export const fillPlain = (text: string, values: Values): string =>
  fill(text, values).replaceAll('\u00a0', ' ');

/** Fills the placeholders that have a value, and leaves the others for {@link patternOf}. */
export const fillSome = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));

/** Returns a pattern that matches a text; its placeholders match anything. */
export function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/);
  return new RegExp(parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('.+'));
}

/** Formats an age in the market's language: `now`, `2 hours ago`. */
export const ageIn = (
  market: 'ph' | 'th',
  count: number,
  unit: Intl.RelativeTimeFormatUnit,
): string =>
  count === 0
    ? { ph: 'just now', th: 'เมื่อสักครู่' }[market]
    : new Intl.RelativeTimeFormat(markets[market].language, { numeric: 'auto' }).format(
        -count,
        unit,
      );

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Stands in for the code until its reference is inserted. */
const CODE = '\u0000';

/** Pattern of a refusal: the text with its code, and the reference that the server adds. */
export function refusalIn(
  text: string,
  { code, ...values }: Values & { code: number | string },
): RegExp {
  const [before = '', ...after] = fill(text, { ...values, code: CODE }).split(CODE);
  const coded = `${code}(?: · ref [2-9A-Z]{6})?(?!\\d)`;
  return new RegExp([before, ...after].map(escaped).join(coded));
}

/** The same pattern, matching the whole text only. */
export const refusalText = (text: string, values: Values & { code: number | string }): RegExp =>
  new RegExp(`^${refusalIn(text, values).source}$`);
