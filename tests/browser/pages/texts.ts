import { enPH, type Texts } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';

/** The texts that a market shows by default (spec §1). */
export const textsOf = (market: 'ph' | 'th'): Texts => (market === 'th' ? thTH : enPH);

/** Fills the gaps of a text: `fill('Code: {{code}}', { code: 1019 })`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_gap, name: string) => String(values[name] ?? ''));

/** A pattern that finds a text as it is, gaps standing for anything. */
export function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/);
  return new RegExp(parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('.+'));
}
