import { task as inEnglish } from '#i18n/texts/en-PH/task.ts';
import { task as inThai } from '#i18n/texts/th-TH/task.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the area `task`. */
export function useTaskText(): TFunction<'task'> {
  addAreaTexts('task', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('task').t;
}
