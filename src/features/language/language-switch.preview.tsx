import type { Preview } from '#ui/base/preview.ts';
import { LanguageSwitch } from './language-switch.tsx';

export const preview: Preview = {
  name: 'Language switch',
  states: {
    'as chosen': () => <LanguageSwitch />,
  },
};
