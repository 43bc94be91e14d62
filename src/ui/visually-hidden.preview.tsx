import type { Preview } from './preview.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export const preview: Preview = {
  name: 'Visually hidden',
  states: {
    'beside text': () => (
      <p>
        3 <VisuallyHidden>unread letters</VisuallyHidden>
      </p>
    ),
  },
};
