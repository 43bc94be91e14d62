import type { Preview } from '#ui/preview.ts';
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
      name: 'divided',
      render: () => (
        <List divided>
          <li>First</li>
          <li>Second</li>
        </List>
      ),
    },
  ],
};
