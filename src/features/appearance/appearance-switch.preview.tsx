import type { Preview } from '#ui/base/preview.ts';
import { AppearanceSwitch } from './appearance-switch.tsx';

export const preview: Preview = {
  name: 'Appearance switch',
  states: {
    'as chosen': () => <AppearanceSwitch />,
  },
};
