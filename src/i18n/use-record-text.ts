import { record as inEnglish } from '#i18n/texts/en-PH/record.ts';
import { record as inThai } from '#i18n/texts/th-TH/record.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the area `record`. */
export function useRecordText(): TFunction<'record'> {
  addAreaTexts('record', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('record').t;
}
