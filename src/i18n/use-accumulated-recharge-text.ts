import { accumulatedRecharge as inEnglish } from '#i18n/texts/en-PH/accumulated-recharge.ts';
import { accumulatedRecharge as inThai } from '#i18n/texts/th-TH/accumulated-recharge.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the area `accumulatedRecharge`. */
export function useAccumulatedRechargeText(): TFunction<'accumulatedRecharge'> {
  addAreaTexts('accumulatedRecharge', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('accumulatedRecharge').t;
}
