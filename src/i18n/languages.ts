/** The languages of the texts. The source is here at once, the others come lazily. */
import type { Language } from '#config/market.ts';
import type { Texts } from '#i18n/texts/en-PH/all.ts';

/** `en-XA` is the pseudo-locale: every text longer and accented, for finding what is not translated. */
export type TextLanguage = Language | 'en-XA';

export const LANGUAGES: readonly { readonly id: Language; readonly name: string }[] = [
  { id: 'en-PH', name: 'English (Philippines)' },
  { id: 'th-TH', name: 'ไทย' },
  { id: 'en-US', name: 'English (US)' },
];

export function isLanguage(value: string | null): value is Language {
  return LANGUAGES.some(({ id }) => id === value);
}

/** All texts of a language but those of the areas. @throws when they cannot be loaded */
export async function loadTexts(language: TextLanguage): Promise<Texts> {
  switch (language) {
    case 'en-PH':
      return (await import('#i18n/texts/en-PH/all.ts')).enPH;
    case 'en-US':
      return (await import('#i18n/texts/en-US/all.ts')).enUS;
    case 'th-TH':
      return (await import('#i18n/texts/th-TH/all.ts')).thTH;
    case 'en-XA':
      return pseudo();
  }
}

async function pseudo(): Promise<Texts> {
  const [{ pseudoTexts }, { enPH }] = await Promise.all([
    import('#i18n/pseudo-locale.ts'),
    import('#i18n/texts/en-PH/all.ts'),
  ]);
  return pseudoTexts(enPH);
}
