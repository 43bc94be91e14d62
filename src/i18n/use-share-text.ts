import { share as inEnglish } from '#i18n/texts/en-PH/share.ts';
import { share as inThai } from '#i18n/texts/th-TH/share.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the area `share`. */
export function useShareText(): TFunction<'share'> {
  addAreaTexts('share', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('share').t;
}
