import { chooseConsent } from '#state/consent/choose-consent.ts';
import { consentState, subscribeConsent } from '#state/consent/consent.ts';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** Changes the choice later; renders nothing where the operator does not ask for consent. */
export function ConsentSwitch() {
  const { t } = useTranslation();
  const state = useSyncExternalStore(subscribeConsent, consentState);
  if (state === 'not-asked') return null;
  return (
    <SwitchField
      label={t('consent.switch')}
      note={t('consent.text')}
      checked={state === 'yes'}
      onChange={({ currentTarget }) => chooseConsent(currentTarget.checked ? 'yes' : 'no')}
    />
  );
}
