import type { Preview } from '#ui/base/preview.ts';
import { ALL_PUSH, PUSH_KINDS } from '#shared/push/push-settings.ts';
import { PushSettingsList } from './push-settings-list.tsx';

const calm = {
  offered: PUSH_KINDS,
  settings: ALL_PUSH,
  isDisabled: false,
  hasFailed: false,
  change: () => undefined,
};

export const preview: Preview = {
  name: 'Notification settings',
  states: {
    all: () => <PushSettingsList {...calm} />,
    'some, quiet': () => (
      <PushSettingsList {...calm} settings={{ kinds: ['withdrawal'], isQuiet: true }} />
    ),
    offline: () => <PushSettingsList {...calm} isDisabled />,
    failed: () => <PushSettingsList {...calm} hasFailed />,
  },
};
