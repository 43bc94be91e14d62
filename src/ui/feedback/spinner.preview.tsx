import type { Preview } from '#ui/base/preview.ts';
import { Spinner } from './spinner.tsx';

export const preview: Preview = {
  name: 'Spinner',
  states: {
    decoration: () => <Spinner />,
    'large, named': () => <Spinner size={40} label="Loading" />,
  },
};
