import { Button } from '#ui/base/button.tsx';
import { NoticeWords } from './notice-words.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Notice words',
  states: {
    'with an action': () => (
      <NoticeWords
        action={
          <Button variant="ghost" size="small">
            Retry
          </Button>
        }
      >
        There is no connection.
      </NoticeWords>
    ),
  },
};
