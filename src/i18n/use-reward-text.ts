import { reward as inEnglish } from '#i18n/texts/en-PH/reward.ts';
import { reward as inThai } from '#i18n/texts/th-TH/reward.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the area `reward`. */
export function useRewardText(): TFunction<'reward'> {
  addAreaTexts('reward', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('reward').t;
}
