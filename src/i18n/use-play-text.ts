import { play as inEnglish } from '#i18n/texts/en-PH/play.ts';
import { play as inThai } from '#i18n/texts/th-TH/play.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts around a game that is played. */
export function usePlayText(): TFunction<'play'> {
  addAreaTexts('play', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('play').t;
}
