import { spinInvite as inEnglish } from '#i18n/texts/en-PH/spin-invite.ts';
import { spinInvite as inThai } from '#i18n/texts/th-TH/spin-invite.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the area `spinInvite`. */
export function useSpinInviteText(): TFunction<'spinInvite'> {
  addAreaTexts('spinInvite', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('spinInvite').t;
}
