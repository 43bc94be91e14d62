import { Card } from './card.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { SlideRow } from './slide-row.tsx';

const words = {
  label: 'News',
  slideRole: 'notice',
  previousLabel: 'Previous',
  nextLabel: 'Next',
  positionText: (position: number, total: number) => `${position} of ${total}`,
} as const;

const slide = (id: number) => ({
  id,
  name: `Notice ${id}`,
  content: <Card>{`Notice ${id}`}</Card>,
});

export const preview: Preview = {
  name: 'Slide row',
  states: {
    three: () => <SlideRow {...words} slides={[1, 2, 3].map(slide)} />,
    one: () => <SlideRow {...words} slides={[slide(1)]} />,
  },
};
