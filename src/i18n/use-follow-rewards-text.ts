import { followRewards as inEnglish } from '#i18n/texts/en-PH/follow-rewards.ts';
import { followRewards as inThai } from '#i18n/texts/th-TH/follow-rewards.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the area `followRewards`. */
export function useFollowRewardsText(): TFunction<'followRewards'> {
  addAreaTexts('followRewards', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('followRewards').t;
}
