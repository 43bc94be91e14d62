import { Dot } from './dot.tsx';
import type { Preview } from './preview.ts';

export const preview: Preview = {
  name: 'Dot',
  states: [
    { name: 'waiting', render: () => <Dot label="Unread mail" /> },
    { name: 'online', render: () => <Dot tone="online" label="Online" /> },
  ],
};
