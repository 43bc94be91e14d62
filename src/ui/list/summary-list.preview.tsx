import { Amount } from '#ui/money/amount.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { SummaryList } from './summary-list.tsx';

export const preview: Preview = {
  name: 'Summary list',
  states: {
    'names and values': () => (
      <SummaryList
        items={[
          { name: 'To', value: 'Bank of the Seven Lagoons 917 ••• 4567' },
          { name: 'Fee', value: 'None' },
          { name: 'Arrives', value: <Amount text="₱492.50" /> },
        ]}
      />
    ),
  },
};
