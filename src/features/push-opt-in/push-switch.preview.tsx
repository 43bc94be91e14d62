import { statesFor, type Preview } from '#ui/base/preview.ts';
import { PushSwitch } from './push-switch.tsx';

const calm = { isConnected: true, isBusy: false, hasFailed: false, turn: () => undefined };

export const preview: Preview = {
  name: 'Notifications',
  states: {
    ...statesFor(['off', 'on', 'denied', 'install-first'] as const, (choice) => (
      <PushSwitch {...calm} choice={choice} />
    )),
    offline: () => <PushSwitch {...calm} choice="off" isConnected={false} />,
    failed: () => <PushSwitch {...calm} choice="off" hasFailed />,
  },
};
