import type { Preview } from '#ui/preview.ts';
import { AppearanceSwitch } from './appearance-switch.tsx';

export const preview: Preview = {
  name: 'Appearance switch',
  states: {
    'as chosen': () => <AppearanceSwitch />,
  },
};
