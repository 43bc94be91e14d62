/** The languages of the texts. */
import type { Language } from '#shared/market/market.ts';

/** `en-XA` is the pseudo-locale: every text longer and accented, to reveal untranslated ones. */
export type TextLanguage = Language | 'en-XA';

export const LANGUAGES: readonly { readonly id: Language; readonly name: string }[] = [
  { id: 'en-PH', name: 'English (Philippines)' },
  { id: 'th-TH', name: 'ไทย' },
  { id: 'en-US', name: 'English (US)' },
];

export function isLanguage(value: string | null): value is Language {
  return LANGUAGES.some(({ id }) => id === value);
}
