import { moneyCode as inEnglish } from '#i18n/texts/en-PH/money-code.ts';
import { moneyCode as inThai } from '#i18n/texts/th-TH/money-code.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the area `moneyCode`. */
export function useMoneyCodeText(): TFunction<'moneyCode'> {
  addAreaTexts('moneyCode', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('moneyCode').t;
}
