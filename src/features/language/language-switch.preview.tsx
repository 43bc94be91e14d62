import type { Preview } from '#ui/preview.ts';
import { LanguageSwitch } from './language-switch.tsx';

export const preview: Preview = {
  name: 'Language switch',
  states: {
    'as chosen': () => <LanguageSwitch />,
  },
};
