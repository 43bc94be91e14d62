import { bankAccount as inEnglish } from '#i18n/texts/en-PH/bank-account.ts';
import { bankAccount as inThai } from '#i18n/texts/th-TH/bank-account.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the bank info form. */
export function useBankAccountText(): TFunction<'bankAccount'> {
  addAreaTexts('bankAccount', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('bankAccount').t;
}
