import { activityCentre as inEnglish } from '#i18n/texts/en-PH/activity-centre.ts';
import { activityCentre as inThai } from '#i18n/texts/th-TH/activity-centre.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the area `activityCentre`. */
export function useActivityCentreText(): TFunction<'activityCentre'> {
  addAreaTexts('activityCentre', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('activityCentre').t;
}
