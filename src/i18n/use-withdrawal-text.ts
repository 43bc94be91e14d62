import { withdrawal as inEnglish } from '#i18n/texts/en-PH/withdrawal.ts';
import { withdrawal as inThai } from '#i18n/texts/th-TH/withdrawal.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of withdrawals. */
export function useWithdrawalText(): TFunction<'withdrawal'> {
  addAreaTexts('withdrawal', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('withdrawal').t;
}
