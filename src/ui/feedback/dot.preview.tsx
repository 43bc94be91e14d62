import { Dot } from './dot.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Dot',
  states: {
    waiting: () => <Dot label="Unread mail" />,
    online: () => <Dot tone="online" label="Online" />,
  },
};
