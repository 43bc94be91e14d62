import { Amount } from '#ui/money/amount.tsx';
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
        balance={<BalanceLine label="New balance" balance="₱1,500.00" />}
        step={step}
        leave={leave}
      >
        <Amount text="+₱500.00" size="huge" />
      </SuccessMoment>
    ),
    'no money': () => <SuccessMoment title="Mobile number bound" step={null} leave={leave} />,
  },
};
