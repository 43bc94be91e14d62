import type { Preview } from '#ui/base/preview.ts';
import { Card } from './card.tsx';
import { List } from './list.tsx';

export const preview: Preview = {
  name: 'List',
  states: {
    gap: () => (
      <List gap={2}>
        <li>First</li>
        <li>Second</li>
      </List>
    ),
    bullets: () => (
      <List gap={2} hasBullets>
        <li>First</li>
        <li>Second</li>
      </List>
    ),
    divided: () => (
      <Card inset="rows">
        <List divided="wide">
          <li>First</li>
          <li>Second</li>
        </List>
      </Card>
    ),
    'divided, tight': () => (
      <List divided="tight">
        <li>First</li>
        <li>Second</li>
      </List>
    ),
  },
};
