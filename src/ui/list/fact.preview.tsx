import { Fact } from './fact.tsx';
import { List } from '#ui/layout/list.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Fact',
  states: {
    'short and long': () => (
      <List as="dl" gap={1}>
        <Fact name="Deposits">₱2,000</Fact>
        <Fact name="A name that takes up most of the line">₱12,345,678.00</Fact>
      </List>
    ),
  },
};
