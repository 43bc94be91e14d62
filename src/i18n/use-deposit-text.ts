import { deposit as inEnglish } from '#i18n/texts/en-PH/deposit.ts';
import { deposit as inThai } from '#i18n/texts/th-TH/deposit.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of paying in. */
export function useDepositText(): TFunction<'deposit'> {
  addAreaTexts('deposit', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('deposit').t;
}
