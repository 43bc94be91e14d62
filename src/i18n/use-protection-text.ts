import { protection as inEnglish } from '#i18n/texts/en-PH/protection.ts';
import { protection as inThai } from '#i18n/texts/th-TH/protection.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of player protection. */
export function useProtectionText(): TFunction<'protection'> {
  addAreaTexts('protection', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('protection').t;
}
