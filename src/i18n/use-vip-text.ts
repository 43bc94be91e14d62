import { vip as inEnglish } from '#i18n/texts/en-PH/vip.ts';
import { vip as inThai } from '#i18n/texts/th-TH/vip.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the area `vip`. */
export function useVipText(): TFunction<'vip'> {
  addAreaTexts('vip', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('vip').t;
}
