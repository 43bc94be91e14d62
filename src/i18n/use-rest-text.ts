import { rest as inEnglish } from '#i18n/texts/en-PH/rest.ts';
import { rest as inThai } from '#i18n/texts/th-TH/rest.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of stopping for a day and of resting. */
export function useRestText(): TFunction<'rest'> {
  addAreaTexts('rest', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('rest').t;
}
