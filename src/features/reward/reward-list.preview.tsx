import type { Preview } from '#ui/base/preview.ts';
import { RewardLine } from './reward-line.tsx';
import { RewardList } from './reward-list.tsx';

export const preview: Preview = {
  name: 'Reward list',
  states: {
    'each kind': () => (
      <RewardList
        rewards={[
          { id: 2001, count: 123_456, betRate: 35, betDays: null },
          { id: 2002, count: 5_000, betRate: 35, betDays: null },
          { id: 1003, count: 1, betRate: 0, betDays: null },
          { id: 1009, count: 2, betRate: 0, betDays: null },
          { id: 4001, count: 3, betRate: 0, betDays: null },
          { id: 77, count: 1, betRate: 0, betDays: null },
        ]}
        boosts={{ 1003: 10 }}
      />
    ),
    'in one line': () => (
      <RewardLine
        rewards={[
          { id: 2001, count: 5_000, betRate: 35, betDays: null },
          { id: 4001, count: 3, betRate: 0, betDays: null },
        ]}
      />
    ),
    nothing: () => <RewardList rewards={[]} />,
  },
};
