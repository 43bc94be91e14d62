import type { Preview } from '#ui/base/preview.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export const preview: Preview = {
  name: 'Visually hidden',
  states: {
    'beside text': () => (
      <p>
        <span>3</span> <VisuallyHidden>unread letters</VisuallyHidden>
      </p>
    ),
  },
};
