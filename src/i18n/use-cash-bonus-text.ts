import { cashBonus as inEnglish } from '#i18n/texts/en-PH/cash-bonus.ts';
import { cashBonus as inThai } from '#i18n/texts/th-TH/cash-bonus.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the area `cashBonus`: the red packet and its page. */
export function useCashBonusText(): TFunction<'cashBonus'> {
  addAreaTexts('cashBonus', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('cashBonus').t;
}
