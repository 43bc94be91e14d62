import { AgeNotice } from './age-notice.tsx';
import type { Preview } from '#ui/base/preview.ts';

const words = { seal: '21+', text: 'For people of 21 and over. Play within your means.' };

export const preview: Preview = {
  name: 'Age notice',
  states: {
    'at the start': () => <AgeNotice {...words} />,
    centred: () => <AgeNotice {...words} isCentred />,
  },
};
