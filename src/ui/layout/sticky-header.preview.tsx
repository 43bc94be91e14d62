import type { Preview } from '#ui/base/preview.ts';
import { StickyHeader } from './sticky-header.tsx';

export const preview: Preview = {
  name: 'Sticky header',
  states: {
    'any content': () => <StickyHeader>Search</StickyHeader>,
  },
};
