import { EntryRow } from './entry-row.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Entry row',
  states: {
    short: () => (
      <Card as="ul" inset="bare">
        <EntryRow>A deposit</EntryRow>
        <EntryRow>A withdrawal</EntryRow>
      </Card>
    ),
    tall: () => (
      <Card as="ul" inset="bare">
        <EntryRow isTall>A mail with a title, a first line and a state</EntryRow>
        <EntryRow isTall>Another mail</EntryRow>
      </Card>
    ),
  },
};
