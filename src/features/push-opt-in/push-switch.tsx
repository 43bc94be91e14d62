import { SwitchField } from '#ui/choice/switch-field.tsx';
import { useTranslation } from 'react-i18next';
import type { PushOptInState } from './use-push-opt-in.ts';

const NOTES = {
  off: 'push.off',
  on: 'push.on',
  denied: 'push.denied',
  'install-first': 'push.installFirst',
} as const;

/** The switch; renders nothing where the browser has no notifications. */
export function PushSwitch({ choice, isConnected, isBusy, hasFailed, turn }: PushOptInState) {
  const { t } = useTranslation();
  if (choice === 'unsupported') return null;
  const isShut = choice === 'denied' || choice === 'install-first';
  const needsConnection = choice === 'off' && !isConnected;
  const note = hasFailed ? 'push.failed' : NOTES[choice];
  return (
    <SwitchField
      label={t('push.title')}
      note={t(needsConnection ? 'member.needsConnection' : note)}
      checked={choice === 'on'}
      disabled={isShut || needsConnection || isBusy}
      aria-busy={isBusy}
      onChange={({ currentTarget }) => turn(currentTarget.checked)}
    />
  );
}
