import { invitation as inEnglish } from '#i18n/texts/en-PH/invitation.ts';
import { invitation as inThai } from '#i18n/texts/th-TH/invitation.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addAreaTexts } from './area-texts.ts';

/** The texts of the area `invitation`. */
export function useInvitationText(): TFunction<'invitation'> {
  addAreaTexts('invitation', { 'en-PH': inEnglish, 'th-TH': inThai });
  return useTranslation('invitation').t;
}
