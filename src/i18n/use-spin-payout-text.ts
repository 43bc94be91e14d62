import { spinPayout as inEnglish } from '#i18n/texts/en-PH/spin-payout.ts';
import { spinPayout as inThai } from '#i18n/texts/th-TH/spin-payout.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the area `spinPayout`. */
export function useSpinPayoutText(): TFunction<'spinPayout'> {
  addAreaTexts('spinPayout', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('spinPayout').t;
}
