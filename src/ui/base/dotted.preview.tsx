import type { Preview } from './preview.ts';
import { Dotted } from './dotted.tsx';

export const preview: Preview = {
  name: 'Dotted',
  states: {
    'one line': () => <Dotted parts={['5 min', 'No fee']} />,
    'an empty part': () => <Dotted parts={['5 min', '']} />,
    'broken lines': () => (
      <Dotted
        parts={['Maria Clara Evangelista dela Cruz', '0917****4567', 'Usually within ten minutes']}
      />
    ),
  },
};
