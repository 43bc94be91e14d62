import { gameInfo as inEnglish } from '#i18n/texts/en-PH/game-info.ts';
import { gameInfo as inThai } from '#i18n/texts/th-TH/game-info.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the sheet about a game. */
export function useGameInfoText(): TFunction<'gameInfo'> {
  addAreaTexts('gameInfo', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('gameInfo').t;
}
