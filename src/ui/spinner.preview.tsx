import type { Preview } from './preview.ts';
import { Spinner } from './spinner.tsx';

export const preview: Preview = {
  name: 'Spinner',
  states: [
    { name: 'decoration', render: () => <Spinner /> },
    { name: 'large, named', render: () => <Spinner size={40} label="Loading" /> },
  ],
};
