import type { Preview } from '#ui/preview.ts';
import { Card } from './card.tsx';
import { List } from './list.tsx';

export const preview: Preview = {
  name: 'List',
  states: [
    {
      name: 'gap',
      render: () => (
        <List gap={2}>
          <li>First</li>
          <li>Second</li>
        </List>
      ),
    },
    {
      name: 'bullets',
      render: () => (
        <List gap={2} hasBullets>
          <li>First</li>
          <li>Second</li>
        </List>
      ),
    },
    {
      name: 'divided',
      render: () => (
        <Card inset="rows">
          <List divided="wide">
            <li>First</li>
            <li>Second</li>
          </List>
        </Card>
      ),
    },
    {
      name: 'divided, tight',
      render: () => (
        <List divided="tight">
          <li>First</li>
          <li>Second</li>
        </List>
      ),
    },
  ],
};
