import { savings as inEnglish } from '#i18n/texts/en-PH/savings.ts';
import { savings as inThai } from '#i18n/texts/th-TH/savings.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the area `savings`. */
export function useSavingsText(): TFunction<'savings'> {
  addAreaTexts('savings', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('savings').t;
}
