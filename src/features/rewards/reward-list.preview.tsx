import type { Preview } from '#ui/preview.ts';
import { RewardLine } from './reward-line.tsx';
import { RewardList } from './reward-list.tsx';

export const preview: Preview = {
  name: 'Reward list',
  states: {
    'each kind': () => (
      <RewardList
        rewards={[
          { id: 2001, count: 123_456 },
          { id: 2002, count: 5_000 },
          { id: 1003, count: 1 },
          { id: 1009, count: 2 },
          { id: 4001, count: 3 },
          { id: 77, count: 1 },
        ]}
        boosts={{ 1003: 10 }}
      />
    ),
    'in one line': () => (
      <RewardLine
        rewards={[
          { id: 2001, count: 5_000 },
          { id: 4001, count: 3 },
        ]}
      />
    ),
    nothing: () => <RewardList rewards={[]} />,
  },
};
