import { DoneNote } from './done-note.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Done note',
  states: {
    'one line': () => <DoneNote text="Signed out on Pixel 8." />,
    'two lines': () => (
      <DoneNote text="Signed out on a phone whose name is so long that it goes on in a second line." />
    ),
  },
};
