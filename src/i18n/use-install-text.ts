import { install as inEnglish } from '#i18n/texts/en-PH/install.ts';
import { install as inThai } from '#i18n/texts/th-TH/install.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the install overlays. */
export function useInstallText(): TFunction<'install'> {
  addAreaTexts('install', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('install').t;
}
