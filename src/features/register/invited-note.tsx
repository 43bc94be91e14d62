import { currentTouchpoint } from '#state/marketing/attribution.ts';
import { Note } from '#ui/base/note.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The invite code that the new account will count under; nothing without one. */
export function InvitedNote() {
  const { t } = useTranslation();
  const [code] = useState(() => currentTouchpoint()?.outValue);
  if (code === undefined) return null;
  return (
    <Note tone="jade" weight="medium" data-invited={code}>
      {t('account.register.invited', { code })}
    </Note>
  );
}
