import type { Preview } from '#ui/preview.ts';
import { PushSwitch } from './push-switch.tsx';

const calm = { isConnected: true, isBusy: false, hasFailed: false, turn: () => undefined };

export const preview: Preview = {
  name: 'Notifications',
  states: [
    ...(['off', 'on', 'denied', 'install-first'] as const).map((choice) => ({
      name: choice,
      render: () => <PushSwitch {...calm} choice={choice} />,
    })),
    { name: 'offline', render: () => <PushSwitch {...calm} choice="off" isConnected={false} /> },
    { name: 'failed', render: () => <PushSwitch {...calm} choice="off" hasFailed /> },
  ],
};
