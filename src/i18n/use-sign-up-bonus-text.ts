import { signUpBonus as inEnglish } from '#i18n/texts/en-PH/sign-up-bonus.ts';
import { signUpBonus as inThai } from '#i18n/texts/th-TH/sign-up-bonus.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the area `signUpBonus`. */
export function useSignUpBonusText(): TFunction<'signUpBonus'> {
  addAreaTexts('signUpBonus', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('signUpBonus').t;
}
