import type { Preview } from './preview.ts';
import { StickyHeader } from './sticky-header.tsx';

export const preview: Preview = {
  name: 'Sticky header',
  states: {
    'any content': () => <StickyHeader>Search</StickyHeader>,
  },
};
