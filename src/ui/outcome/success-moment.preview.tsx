import { BalanceLine } from '#ui/money/balance-line.tsx';
import { Button } from '#ui/base/button.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { SuccessMoment } from './success-moment.tsx';

const leave = (
  <Button variant="quiet" isWide>
    Done
  </Button>
);
const step = (
  <Button size="large" isWide>
    Play Reef Quest
  </Button>
);

export const preview: Preview = {
  name: 'Success moment',
  states: {
    money: () => (
      <SuccessMoment
        title="It’s in your balance"
        amount="+₱500.00"
        balance={<BalanceLine label="New balance" balance="₱1,500.00" />}
        step={step}
        leave={leave}
      />
    ),
    'no money': () => <SuccessMoment title="Mobile number bound" step={null} leave={leave} />,
  },
};
