import { notice as inEnglish } from '#i18n/texts/en-PH/notice.ts';
import { notice as inThai } from '#i18n/texts/th-TH/notice.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the area `notice`. */
export function useNoticeText(): TFunction<'notice'> {
  addAreaTexts('notice', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('notice').t;
}
