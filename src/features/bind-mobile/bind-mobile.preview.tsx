import type { Preview } from '#ui/base/preview.ts';
import { AlreadyBound } from './already-bound.tsx';
import { BoundPanel } from './bound-panel.tsx';

const nothing = () => undefined;

export const preview: Preview = {
  name: 'Bind mobile',
  states: {
    'bound just now': () => (
      <BoundPanel
        bound={{ mobile: '09*****4567', rewards: [] }}
        onDone={nothing}
        renderRewards={() => null}
      />
    ),
    'bound with a reward': () => (
      <BoundPanel
        bound={{
          mobile: '09*****4567',
          rewards: [{ id: 2001, count: 5_000, betRate: 35, betDays: null }],
        }}
        onDone={nothing}
        renderRewards={() => <p>₱50.00</p>}
      />
    ),
    'bound before': () => <AlreadyBound mobile="09*****4567" />,
  },
};
