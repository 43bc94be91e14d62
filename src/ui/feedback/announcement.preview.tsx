import { Announcement } from './announcement.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Announcement',
  states: {
    'heard, not seen': () => (
      <p>
        <span>A screen reader says more.</span>
        <Announcement>3 unread letters</Announcement>
      </p>
    ),
  },
};
