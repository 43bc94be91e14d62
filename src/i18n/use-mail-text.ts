import { mail as inEnglish } from '#i18n/texts/en-PH/mail.ts';
import { mail as inThai } from '#i18n/texts/th-TH/mail.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the area `mail`. */
export function useMailText(): TFunction<'mail'> {
  addAreaTexts('mail', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('mail').t;
}
